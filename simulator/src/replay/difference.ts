/** What was expected and what there is: a value, or words where there is none. */
export type Difference =
  | { readonly expected: unknown; readonly got: unknown }
  | { readonly expected: unknown; readonly gotWords: string };

/** What there is, to be read: a value as its JSON, words as they are. */
export function gotText(difference: Difference): string {
  return 'gotWords' in difference ? difference.gotWords : JSON.stringify(difference.got);
}
