import { REFERRAL_CODE } from '../../flow/response-code/referral-code.ts';
import { RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import type { InviteReply } from './referral.gateway.ts';

/**
 * What becomes of an invitation.
 * - `bound`: to the friend who invites. - `ownCode`: nobody invites themselves. - `alreadyBound`: to
 *   somebody, before. - `existingUser`: it is for new users. - `unknownCode`: it is nobody's.
 */
export type InviteOutcome = 'bound' | 'ownCode' | 'alreadyBound' | 'existingUser' | 'unknownCode';

const OUTCOMES: ReadonlyMap<number, InviteOutcome> = new Map([
  [RESPONSE_CODE.success, 'bound'],
  [REFERRAL_CODE.ownCode, 'ownCode'],
  [REFERRAL_CODE.alreadyBound, 'alreadyBound'],
  [REFERRAL_CODE.existingUser, 'existingUser'],
  [RESPONSE_CODE.notFound, 'unknownCode'],
]);

/** Reads a reply. Null where its code says nothing of an invitation. */
export function inviteOutcome({ code }: InviteReply): InviteOutcome | null {
  return OUTCOMES.get(code) ?? null;
}
