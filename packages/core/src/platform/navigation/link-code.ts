/** Parses an untrusted code from a link or a QR code, such as a friend's `inviteCode`. Empty if missing or invalid. */
export function parseLinkCode(text: string): string {
  return /^[\w-]{1,64}$/.test(text) ? text : '';
}
