/**
 * Reads the `inviteCode` of a link, which anybody may have written. Empty where there is none, or it can be
 * none: the person is then here for their own.
 */
export function parseInviteCode(text: string): string {
  return /^[\w-]{1,64}$/.test(text) ? text : '';
}
