/** Why an invitation does not count: codes of ours (docs/assumptions.md). */
export const REFERRAL_CODE = { ownCode: 20101, alreadyBound: 20102, existingUser: 20103 } as const;
