import { problemOfCode } from '../../flow/problem/problem.ts';
import { RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import type { InviteReply } from './referral.gateway.ts';

/**
 * What becomes of an invitation.
 * - `bound`: to the friend who invites. - `ownCode`: nobody invites themselves. - `alreadyBound`: to
 *   somebody, before. - `existingUser`: it is for new users. - `unknownCode`: it is nobody's.
 */
export type InviteOutcome = 'bound' | 'ownCode' | 'alreadyBound' | 'existingUser' | 'unknownCode';

/** Reads a reply. Null where its code says nothing of an invitation. */
export function inviteOutcome({ code }: InviteReply): InviteOutcome | null {
  if (code === RESPONSE_CODE.success) return 'bound';
  const { message } = problemOfCode(code);
  switch (message) {
    case 'ownCode':
    case 'alreadyBound':
    case 'existingUser':
      return message;
    case 'notFound':
      return 'unknownCode';
    default:
      return null;
  }
}
