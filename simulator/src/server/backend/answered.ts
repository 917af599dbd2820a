/** What became of a request, as a log may show it. */
export interface Answered {
  /** The path of an endpoint or a file. Any other text is left out: it may be private. */
  readonly path: string;
  /** The code of the contract; null if the answer has none. */
  readonly code: number | null;
  /** `answered`, or why there is no answer, such as `lost` or `aborted`. */
  readonly outcome: string;
}

/** An answer without a code of the contract. */
export function answeredAt(path: string): Answered {
  return { path, code: null, outcome: 'answered' };
}
