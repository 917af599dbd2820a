import type { CallOptions, ChangeOptions, GatewayResult } from '../../flow/gateway/gateway.ts';

/** A user's own referral (specification, section 3, "Referral code"). */
export interface Referral {
  readonly inviteCode: string;
  /** The number of friends it brought. */
  readonly friends: number;
  /** The last of them, latest first. */
  readonly latestFriends: readonly ReferredFriend[];
}

/** A friend who came by a user's code. */
export interface ReferredFriend {
  /** Masked by the backend. */
  readonly phone: string;
  /** Milliseconds since the epoch. */
  readonly joinedAt: number;
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
