/** What is not as it has to be. */
export interface Finding {
  /** The request, and the part of its answer. */
  readonly what: string;
  readonly expected: string;
  readonly got: string;
}

/** Compares values, and collects what differs. */
export interface Findings {
  readonly found: readonly Finding[];
  /** Whether the values are the same. Otherwise it is a finding. */
  same(what: string, expected: string | number, got: string | number | undefined): boolean;
  /** Whether a value is as described. Otherwise it is a finding. */
  fits(what: string, expected: string, got: string | undefined, isFitting: boolean): boolean;
}

export function collectFindings(): Findings {
  const found: Finding[] = [];
  function fits(what: string, expected: string, got: string | undefined, isFitting: boolean) {
    if (!isFitting) found.push({ what, expected, got: got ?? 'nothing' });
    return isFitting;
  }
  return {
    found,
    same: (what, expected, got) =>
      fits(what, String(expected), got === undefined ? undefined : String(got), expected === got),
    fits,
  };
}
