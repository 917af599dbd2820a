import type { InviteReply } from '../ports/referral-gateway.ts';
import { REFERRAL_CODE, RESPONSE_CODE } from '../response-code/response-code.ts';

/**
 * What becomes of an invitation.
 * - `bound`: to the friend who invites. - `ownCode`: nobody invites themselves. - `alreadyBound`: to
 *   somebody, before. - `existingUser`: it is for new users. - `unknownCode`: it is nobody's.
 */
export type InviteOutcome = 'bound' | 'ownCode' | 'alreadyBound' | 'existingUser' | 'unknownCode';

const READINGS: ReadonlyMap<number, InviteOutcome> = new Map([
  [RESPONSE_CODE.success, 'bound'],
  [REFERRAL_CODE.ownCode, 'ownCode'],
  [REFERRAL_CODE.alreadyBound, 'alreadyBound'],
  [REFERRAL_CODE.existingUser, 'existingUser'],
  [RESPONSE_CODE.notFound, 'unknownCode'],
]);

/** Reads a reply. Null where its code is none of an invitation's. */
export function readInvite({ code }: InviteReply): InviteOutcome | null {
  return READINGS.get(code) ?? null;
}
