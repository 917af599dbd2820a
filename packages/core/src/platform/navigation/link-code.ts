import type { Query } from './query.ts';

/** Parses an untrusted code from a link or a QR code, such as a friend's `inviteCode`. Empty if missing or invalid. */
export function parseLinkCode(text: string): string {
  return /^[\w-]{1,64}$/.test(text) ? text : '';
}

/** Whether a link has a code under a name. An invalid one is none. */
export function hasLinkCode(query: Query, name: string): boolean {
  return parseLinkCode(query[name] ?? '') !== '';
}
