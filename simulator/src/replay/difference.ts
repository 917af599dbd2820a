/** The expected value, and the one that is there, or words if there is none. */
export type Difference =
  | { readonly expected: unknown; readonly got: unknown }
  | { readonly expected: unknown; readonly gotMessage: string };

/** What is there, for people: a value as its JSON, words as they are. */
export function gotText(difference: Difference): string {
  return 'gotMessage' in difference ? difference.gotMessage : JSON.stringify(difference.got);
}

/** Something that is not as it was expected. */
export type Mismatch = Difference & {
  /** Which part of the expectation, as a JSON Pointer into the step. */
  readonly pointer: string;
};
