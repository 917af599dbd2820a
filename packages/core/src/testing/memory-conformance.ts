import type {
  BridgeConformance,
  ConformanceCheck,
  ConformancePerson,
  ConformanceReport,
  ConformanceTask,
} from '../platform/bridge-conformance.ts';

/** What each check is before a run. */
const OPEN = { status: 'waiting', skipped: null, took: null, findings: [] } as const;

/** A run before its first check. */
const BEGUN: ConformanceReport = {
  version: 1,
  platform: 'ios',
  appVersion: '1.9.0',
  startedAt: Date.UTC(2026, 8, 4, 8),
  underway: null,
  checks: [
    { ...OPEN, about: 'scanCode', name: 'closed', expected: 'refusal' },
    { ...OPEN, about: 'scanCode', name: 'used', expected: 'answer' },
  ],
};

/** Checks in memory: each is what the person says of it. */
export function createMemoryConformance(kept: ConformanceReport | null = null): BridgeConformance {
  const listeners = new Set<() => void>();
  let report = kept;

  function set(next: ConformanceReport | null): void {
    report = next;
    for (const listener of listeners) listener();
  }

  async function runAll(person: ConformancePerson): Promise<void> {
    const begun = report ?? BEGUN;
    set(begun);
    for (const check of begun.checks.filter(({ status }) => status === 'waiting')) {
      const change = await tryTask(check.name === 'used' ? 'useCamera' : 'closeCamera', person);
      set({
        ...begun,
        checks: (report ?? begun).checks.map((one) =>
          one.about === check.about && one.name === check.name ? { ...one, ...change } : one,
        ),
      });
    }
  }

  return {
    title: 'Kopi',
    report: () => report,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reset: () => set(null),
    run: (person) => ({ done: runAll(person), stop: () => {} }),
    files: (shown) => [
      {
        format: 'JSON',
        name: 'report.json',
        type: 'application/json',
        text: JSON.stringify(shown),
      },
    ],
  };
}

async function tryTask(
  task: ConformanceTask,
  person: ConformancePerson,
): Promise<Partial<ConformanceCheck>> {
  if (!(await person.begin(task))) return { status: 'skipped', skipped: 'person' };
  if (await person.confirm(task)) return { status: 'passed', took: 40 };
  const unseen = { kind: 'unseen', request: null, at: null, expected: null, got: null } as const;
  return { status: 'failed', took: 40, findings: [unseen] };
}
