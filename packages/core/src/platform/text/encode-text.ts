/**
 * Text as a part of an address. Half a surrogate pair has no place in one, and the platform throws at it: U+FFFD
 * stands for it.
 */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
