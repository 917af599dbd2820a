import type { CallOptions, ChangeOptions, GatewayResult } from '../../flow/gateway/gateway.ts';

/** A person's own referral (specification, section 3, "Referral code"). */
export interface Referral {
  readonly inviteCode: string;
  /** How many friends it brought. */
  readonly friends: number;
}

/**
 * How the backend answers an acceptance: 0 bound to the friend who invites; 20101 the code is the person's own;
 * 20102 bound earlier; 20103 not a new user; 10015 nobody has this code; 30011 not logged in.
 */
export interface InviteReply {
  readonly code: number;
}

/** Referrals. A person is bound to one friend, once. */
export interface ReferralGateway {
  /** The referral of the person who is logged in. */
  find(options?: CallOptions): Promise<GatewayResult<Referral>>;
  /** Binds the person who is logged in to the owner of the code. */
  accept(inviteCode: string, options: ChangeOptions): Promise<GatewayResult<InviteReply>>;
}
