import { rowOfCode } from '../../flow/response-code/code-table.ts';
import { RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import type { InviteReply } from './referral.gateway.ts';
import type { REFERRAL_CODE } from './referral-code.ts';

/**
 * The outcome of an invitation.
 * - `bound`: the user is bound to the friend.
 * - `unknownCode`: nobody has this code.
 * - a code of invitations by its name: it was refused.
 */
export type InviteOutcome = 'bound' | 'unknownCode' | keyof typeof REFERRAL_CODE;

/** Reads a reply. Null for an unrelated code. */
export function inviteOutcome({ code }: InviteReply): InviteOutcome | null {
  if (code === RESPONSE_CODE.success) return 'bound';
  if (code === RESPONSE_CODE.notFound) return 'unknownCode';
  const row = rowOfCode(code);
  return row?.group === 'referral' ? row.name : null;
}
