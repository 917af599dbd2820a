/**
 * Reads a code that a link or a QR carries, such as a friend's `inviteCode`: anybody may have written it. Empty
 * where there is none, or it can be none.
 */
export function parseLinkCode(text: string): string {
  return /^[\w-]{1,64}$/.test(text) ? text : '';
}
