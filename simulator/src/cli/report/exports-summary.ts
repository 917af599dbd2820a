/** What became of the stored scenarios that say what is on the screen. */
export interface Exports {
  /** How many were written as tests. */
  readonly written: number;
  /** How many of these tests passed. */
  readonly passed: number;
  /** What each of the others cannot say. */
  readonly refused: readonly (readonly string[])[];
}

/** The share of all scenarios that say what is on the screen, as the specification of the export asks for it. */
export const MIN_SHARE = 0.9;

/**
 * Says how many of all scenarios pass as tests, and why the others cannot be said, the most frequent reason first. A test
 * that was written and fails counts as one that does not pass.
 */
export function summarizeExports({ written, passed, refused }: Exports): {
  readonly lines: readonly string[];
  readonly exitCode: 0 | 1;
} {
  const all = written + refused.length;
  const share = passed / all;
  const counts = new Map<string, number>();
  for (const reason of refused.flatMap((text) => [...new Set(text.map(withoutStep))])) {
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  const reasons = [...counts].sort(([, one], [, other]) => other - one);
  return {
    lines: [
      `${all} scenarios say what is on the screen; ${passed} of them pass as tests (${percent(share)}, at least ${percent(MIN_SHARE)}).`,
      `Of the others, ${written - passed} fail, and ${refused.length} can't be said:`,
      ...reasons.map(([reason, count]) => `${String(count).padStart(4)}  ${reason}`),
    ],
    exitCode: share >= MIN_SHARE ? 0 : 1,
  };
}

/** The reason alone: the step and its words differ in each scenario. */
function withoutStep(message: string): string {
  return message.replace(/^step \d+, .*: /, '');
}

/** Down, so that no bar is said to be reached that is missed. */
function percent(share: number): string {
  return `${Math.floor(share * 100)} %`;
}
