import type { ProblemReport } from '@cangkir/core/health';
import { readScenario } from '../../scenario/validate.ts';
import { valueAt } from '../../shared/json-pointer.ts';
import type { Driver } from '../driver.ts';
import { draftText, type ScenarioDraft, withoutParts } from '../recording/draft.ts';
import type { RecordedScenario } from '../recording/recorder.ts';
import { runScenario } from '../run-scenario.ts';
import type { Failure, ScenarioResult } from '../scenario-result.ts';
import { scenarioFromReport } from './scenario-from-report.ts';

/** The scenario of a report, as it goes on the machines alone. */
export interface TriedReport extends RecordedScenario {
  readonly result: ScenarioResult;
}

/** How many chances are tried: a report does not say what was left to chance, such as how long a retry waits. */
const MAX_SEEDS = 8;

/**
 * Makes a scenario of a report, with the first chance that ends as the report does, and without what the machines alone
 * never ask for.
 */
export async function tryReport(report: ProblemReport, driver: Driver): Promise<TriedReport> {
  const { draft, remarks } = scenarioFromReport(report);
  const first = await tryDraft(draft, driver);
  const endsAlike = ({ result }: TriedReport) =>
    report.end.hasCrashed
      ? isCrashed(result)
      : result.passed || (isCrashed(result) && brokenIn(report).length > 0);
  let best = first;
  for (let seed = 2; seed <= MAX_SEEDS && !endsAlike(best); seed += 1) {
    const other = await tryDraft({ ...draft, seed }, driver);
    if (endsAlike(other)) best = other;
  }
  return { ...best, remarks: [...remarks, ...best.remarks, ...remarksOnEnd(report, best.result)] };
}

function isCrashed({ failures }: ScenarioResult): boolean {
  return failures.some(({ isCrash }) => isCrash === true);
}

/** What broke in the app, in words. A malformed answer is answered again. */
function brokenIn({ trail }: ProblemReport): readonly string[] {
  const broken = trail.flatMap((step) => {
    if (step.kind !== 'broke' || step.what === 'malformed') return [];
    const [place] = step.stack;
    return `${step.what} ${step.message}${place === undefined ? '' : ` at ${place}`}`;
  });
  return [...new Set(broken)];
}

/** Says whether the scenario repeats what broke: one that passes may not. */
function remarksOnEnd(report: ProblemReport, result: ScenarioResult): readonly string[] {
  const { hasCrashed } = report.end;
  const broken = brokenIn(report);
  if (isCrashed(result)) {
    const isReported = hasCrashed || broken.length > 0;
    return isReported ? ['It crashes here, too: the scenario fails at that step.'] : [];
  }
  return [
    ...(hasCrashed ? ['The machines had crashed. Here they do not: it is not repeated.'] : []),
    ...broken.map(
      (message) => `This broke in the app: ${message}. The machines alone do not repeat it.`,
    ),
  ];
}

async function tryDraft(draft: ScenarioDraft, driver: Driver): Promise<TriedReport> {
  const result = await run(draft, driver);
  const unused = result.failures
    .filter((failure) => isUnused(failure, draft))
    .map(({ pointer }) => pointer);
  if (unused.length === 0) return { draft, remarks: [], result };
  const left = withoutParts(draft, unused);
  return {
    draft: left,
    remarks: [...new Set(unused.map((pointer) => askedAt(draft, pointer)))].map(
      (name) => `The machines alone do not ask for ${name}: left out.`,
    ),
    result: await run(left, driver),
  };
}

async function run(draft: ScenarioDraft, driver: Driver): Promise<ScenarioResult> {
  const scenario = readScenario(draftText(draft));
  if (!scenario.ok) throw new Error(`No scenario: ${JSON.stringify(scenario.failure)}`);
  return runScenario(scenario.value, driver, { continueAfterMismatch: true });
}

/** An answer that was promised, and that nobody asked for. */
function isUnused({ pointer, difference }: Failure, draft: ScenarioDraft): boolean {
  return difference === null && askedAt(draft, pointer) !== null;
}

/** What is promised at a place of a draft. Null if nothing is. */
function askedAt(draft: ScenarioDraft, pointer: string): string | null {
  const promise: unknown = valueAt(draft, pointer);
  const { match, call }: { match?: unknown; call?: unknown } = { ...Object(promise) };
  return match === undefined && call === undefined ? null : String(match ?? call);
}
