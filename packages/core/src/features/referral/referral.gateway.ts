import type { CallOptions, ChangeOptions, GatewayResult } from '../../flow/gateway/gateway.ts';
import type { LocalizedText } from '../../platform/language/localized-text.ts';

/** A user's own referral (specification, section 3, "Referral code"). */
export interface Referral {
  readonly inviteCode: string;
  /** The number of friends it brought. */
  readonly friends: number;
  /** The voucher that a friend gets, and the user for each friend who ordered. */
  readonly reward: LocalizedText;
  /** How many of these vouchers the user got. */
  readonly rewards: number;
  /** The last friends, latest first. */
  readonly latestFriends: readonly ReferredFriend[];
}

/** A friend who came by a user's code. */
export interface ReferredFriend {
  /** Masked by the backend. */
  readonly phone: string;
  /** Milliseconds since the epoch. */
  readonly joinedAt: number;
  /** When the friend's first order brought the user a voucher, in the same unit; null before. */
  readonly rewardedAt: number | null;
}

/**
 * The backend's answer to an acceptance: 0 bound to the friend; 20101 the code is the user's own; 20102 bound earlier;
 * 20103 not a new user; 10015 nobody has this code; 30011 not logged in.
 */
export interface InviteReply {
  readonly code: number;
}

/** Referrals. A user is bound to one friend, once. */
export interface ReferralGateway {
  /** The current user's referral. */
  find(options?: CallOptions): Promise<GatewayResult<Referral>>;
  /** Binds the current user to the owner of the code. */
  accept(inviteCode: string, options: ChangeOptions): Promise<GatewayResult<InviteReply>>;
}
