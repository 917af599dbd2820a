import type { InviteReply } from '../ports/referral-gateway.ts';
import { CLAIM_CODE, REFERRAL_CODE, RESPONSE_CODE } from '../response-code/response-code.ts';

/**
 * What becomes of an invitation.
 * - `bound`: to the friend who invites. - `ownCode`: nobody invites themselves. - `alreadyBound`: to
 *   somebody, before. - `existingUser`: it is for new users. - `unknownCode`: it is nobody's.
 */
export type InviteOutcome = 'bound' | 'ownCode' | 'alreadyBound' | 'existingUser' | 'unknownCode';

/** What a reply says: what became of it, or that nobody is logged in. */
export type InviteReading = InviteOutcome | 'loginRequired';

const READINGS: ReadonlyMap<number, InviteReading> = new Map([
  [RESPONSE_CODE.success, 'bound'],
  [REFERRAL_CODE.ownCode, 'ownCode'],
  [REFERRAL_CODE.alreadyBound, 'alreadyBound'],
  [REFERRAL_CODE.existingUser, 'existingUser'],
  [RESPONSE_CODE.notFound, 'unknownCode'],
  [CLAIM_CODE.loginRequired, 'loginRequired'],
]);

/** Reads a reply. Null where its code is none of an invitation's. */
export function readInvite({ code }: InviteReply): InviteReading | null {
  return READINGS.get(code) ?? null;
}
