import { saidIn } from '../../scenario/step-kinds.ts';
import { readScenario } from '../../scenario/validate.ts';
import { formatPointer, parsePointer, withoutValueAt } from '../../shared/json-pointer.ts';
import { gotText } from '../difference.ts';
import type { Driver } from '../driver.ts';
import { runScenario } from '../run-scenario.ts';
import { type Failure, OVERRIDES, type ScenarioResult } from '../scenario-result.ts';
import { draftText, type ScenarioDraft } from './draft.ts';
import type { RecordedScenario } from './recorder.ts';

/** The fields of an expectation that are about its actor. If that does not run, none of them holds. */
const ACTOR_FIELDS: readonly string[] = ['actor', 'state', 'context', 'running'];

/**
 * Replays a recorded draft on a driver, once. What fails there without an effect on the rest is dropped:
 * expectations, and overrides that were never used. The remarks say what, or why the draft fails.
 */
export async function verify(
  { draft, remarks }: RecordedScenario,
  driver: Driver,
): Promise<RecordedScenario> {
  const scenario = readScenario(draftText(draft));
  if (!scenario.ok) throw new Error(`No scenario: ${JSON.stringify(scenario.failure)}`);
  const result = await runScenario(scenario.value, driver, { continueAfterMismatch: true });
  const verified = dropFailingSteps(draft, result);
  return { draft: verified.draft, remarks: [...remarks, ...verified.remarks] };
}

function dropFailingSteps(
  draft: ScenarioDraft,
  { failures, steps: results }: ScenarioResult,
): RecordedScenario {
  const left = draft.steps.map((step, index) =>
    withoutFailures(
      step,
      failures.filter((failure) => failure.step === index + 1),
    ),
  );
  const steps = left.filter((step) => step !== null);
  const isEmpty = steps.length === 0;

  function isDropped({ step, pointer }: Failure): boolean {
    if (isEmpty) return false;
    return step === null ? isOverride(pointer) : left[step - 1] !== draft.steps[step - 1];
  }

  /** Steps are numbered as in the draft that is left. */
  function locationLabel({ step, pointer }: Failure): string {
    if (step === null) return pointer;
    const number = left.slice(0, step - 1).filter((one) => one !== null).length + 1;
    return `step ${number}, “${results[step - 1]?.label}”`;
  }

  return {
    draft: isEmpty ? draft : { ...withoutOverrides(draft, failures), steps },
    remarks: failures.map((failure) =>
      isDropped(failure)
        ? `Left out of ${locationLabel(failure)}: on the machines alone ${reasonOf(failure)}`
        : `On the machines alone the scenario fails at ${locationLabel(failure)}: ${reasonOf(failure)}`,
    ),
  };
}

/** The step without the parts that failed. Null if nothing is left; the step itself if it can't be dropped. */
function withoutFailures(step: unknown, failures: readonly Failure[]): unknown {
  if (failures.length === 0) return step;
  if (failures.every(({ difference }) => difference === null)) return isPromise(step) ? null : step;
  return tidied(failures.reduce(withoutPart, step));
}

function withoutPart(step: unknown, { pointer }: Failure): unknown {
  const [, , ...part] = parsePointer(pointer);
  const parts = part[0] === 'actor' ? ACTOR_FIELDS.map((field) => [field]) : [part];
  return parts.reduce((left, path) => withoutValueAt(left, formatPointer(path)), step);
}

/** An expectation without empty fields. Null if it expects nothing. */
function tidied(step: unknown): unknown {
  const fields = Object.entries(Object(step)).filter(([, value]) => JSON.stringify(value) !== '{}');
  const isOfActor = fields.some(([field]) => field !== 'actor' && ACTOR_FIELDS.includes(field));
  const left = Object.fromEntries(fields.filter(([field]) => field !== 'actor' || isOfActor));
  return saidIn(left).length > 0 ? left : null;
}

function isPromise(step: unknown): boolean {
  return (
    typeof step === 'object' && step !== null && OVERRIDES.includes(String(Reflect.get(step, 'do')))
  );
}

function isOverride(pointer: string): boolean {
  return pointer.startsWith('/backend/overrides/');
}

function withoutOverrides(draft: ScenarioDraft, failures: readonly Failure[]): ScenarioDraft {
  const unused = failures.map(({ pointer }) => pointer).filter(isOverride);
  if (unused.length === 0) return draft;
  const backend = unused
    .map((pointer) => pointer.slice('/backend'.length))
    // From the last: removing one moves those after it.
    .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))
    .reduce(withoutValueAt, draft['backend']);
  return { ...draft, backend };
}

function reasonOf({ message, difference }: Failure): string {
  if (difference === null) return message;
  const got = 'gotMessage' in difference ? difference.gotMessage : `it is ${gotText(difference)}`;
  return `${got}, not ${JSON.stringify(difference.expected)}`;
}
