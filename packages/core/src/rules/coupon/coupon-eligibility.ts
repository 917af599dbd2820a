/** A claim of a coupon that was made. */
export interface CouponClaim {
  /** Of the person who claimed, as E.164. */
  readonly phone: string;
  /** Of the device they claimed on. */
  readonly browserId: string;
}

/** Somebody who would like to claim. */
export interface CouponClaimant {
  /** As E.164. */
  readonly phone: string;
  /** Of the device they would claim on. Null while it is not known, as before a claim. */
  readonly browserId: string | null;
  /** They have not ordered yet. */
  readonly isNewUser: boolean;
}

/** Why somebody may not claim; each has a claim code of section 4, 30007 and 30012. */
export type CouponBarrier = 'alreadyClaimed' | 'newUsersOnly';

/**
 * Tells why somebody may not claim a coupon: it is claimed once a phone and once a device, and some are for
 * new users alone (specification, section 5). Null where they may.
 *
 * @param earlier all claims of this coupon
 */
export function couponBarrier(
  claimant: CouponClaimant,
  earlier: readonly CouponClaim[],
  coupon: { readonly isForNewUsers: boolean },
): CouponBarrier | null {
  const isClaimed = earlier.some(
    ({ phone, browserId }) => phone === claimant.phone || browserId === claimant.browserId,
  );
  if (isClaimed) return 'alreadyClaimed';
  return coupon.isForNewUsers && !claimant.isNewUser ? 'newUsersOnly' : null;
}
