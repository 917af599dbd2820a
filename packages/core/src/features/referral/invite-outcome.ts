import { REFERRAL_CODE } from '../../flow/response-code/referral-code.ts';
import { RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import type { InviteReply } from './referral.gateway.ts';

/**
 * The outcome of an invitation.
 * - `bound`: the user is bound to the friend.
 * - `ownCode`: the code is the user's own.
 * - `alreadyBound`: the user was bound earlier.
 * - `existingUser`: it is for new users only.
 * - `unknownCode`: nobody has this code.
 */
export type InviteOutcome = 'bound' | 'ownCode' | 'alreadyBound' | 'existingUser' | 'unknownCode';

const OUTCOMES: ReadonlyMap<number, InviteOutcome> = new Map([
  [RESPONSE_CODE.success, 'bound'],
  [REFERRAL_CODE.ownCode, 'ownCode'],
  [REFERRAL_CODE.alreadyBound, 'alreadyBound'],
  [REFERRAL_CODE.existingUser, 'existingUser'],
  [RESPONSE_CODE.notFound, 'unknownCode'],
]);

/** Reads a reply. Null for an unrelated code. */
export function inviteOutcome({ code }: InviteReply): InviteOutcome | null {
  return OUTCOMES.get(code) ?? null;
}
