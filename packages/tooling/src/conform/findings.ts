/** What is not as the contract has it. */
export interface Finding {
  /** The endpoint, or what else was asked. */
  readonly where: string;
  /** What was tried, and the part of its answer. */
  readonly what: string;
  readonly expected: string;
  readonly got: string;
  /** Sends the request once more; null if no single request shows it. */
  readonly curl: string | null;
}

/** Where a finding is that is no endpoint's own. */
export const ANY_REQUEST = 'any request';

/** How a check of one thing came out. */
export interface Findings {
  readonly found: readonly Finding[];
  /** Adds a finding. The same one is there once. */
  add(finding: Finding): void;
}

/** @param onFinding called with each finding once */
export function collectFindings(onFinding: (finding: Finding) => void): Findings {
  const found = new Map<string, Finding>();
  return {
    get found() {
      return [...found.values()];
    },
    add(finding) {
      const { where, what, expected } = finding;
      const key = JSON.stringify([where, what, expected]);
      if (found.has(key)) return;
      found.set(key, finding);
      onFinding(finding);
    },
  };
}
