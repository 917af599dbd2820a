/** An earlier claim of a coupon. */
export interface CouponClaim {
  /** The claimant's phone, as E.164. */
  readonly phone: string;
  /** The device of the claim. */
  readonly browserId: string;
}

/** A user who wants to claim. */
export interface CouponClaimant {
  /** As E.164. */
  readonly phone: string;
  /** The device of the claim. Null while unknown, as before the first claim. */
  readonly browserId: string | null;
  /** The user has not ordered yet. */
  readonly isNewUser: boolean;
}

/** Why a user cannot claim. Each has a claim code of section 4: 30007 and 30012. */
export type ClaimBarrier = 'alreadyClaimed' | 'newUsersOnly';

/**
 * Why a user cannot claim a coupon. A coupon is claimed once per phone and device, and some are for new users only
 * (specification, section 5). Null if they can.
 *
 * @param earlier all claims of this coupon
 */
export function claimBarrier(
  claimant: CouponClaimant,
  earlier: readonly CouponClaim[],
  coupon: { readonly isForNewUsers: boolean },
): ClaimBarrier | null {
  const isClaimed = earlier.some(
    ({ phone, browserId }) => phone === claimant.phone || browserId === claimant.browserId,
  );
  if (isClaimed) return 'alreadyClaimed';
  return coupon.isForNewUsers && !claimant.isNewUser ? 'newUsersOnly' : null;
}
