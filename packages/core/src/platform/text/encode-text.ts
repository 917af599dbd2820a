/** Encodes text for an address. Replaces unpaired surrogates, at which `encodeURIComponent` throws, with U+FFFD. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
