import type { CallOptions, ChangeOptions, GatewayResult } from '../../flow/gateway/gateway.ts';

/** A person's own referral (specification, section 3, "Referral code"). */
export interface Referral {
  readonly inviteCode: string;
  /** How many friends it brought. */
  readonly friends: number;
}

/**
 * How the backend answers whoever takes an invitation: 0 bound to the friend who invites; 20101 the code is
 * their own; 20102 bound before; 20103 no new user; 10015 the code is nobody's; 30011 not logged in.
 */
export interface InviteReply {
  readonly code: number;
}

/** Referrals. A person is bound to one friend, once. */
export interface ReferralGateway {
  /** The referral of the person who is logged in. */
  find(options?: CallOptions): Promise<GatewayResult<Referral>>;
  /** Binds the person who is logged in to whoever the code is of. */
  accept(inviteCode: string, options: ChangeOptions): Promise<GatewayResult<InviteReply>>;
}
