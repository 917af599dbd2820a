import { formatPointer, parsePointer, withoutValueAt } from '../../shared/json-pointer.ts';
import { NOBODY_RUNS } from '../compare.ts';
import { gotText } from '../difference.ts';
import type { Failure, ScenarioResult } from '../run-scenario.ts';
import type { ScenarioDraft } from './scenario-draft.ts';

/** A story without what failed. */
export interface Shorter {
  readonly draft: ScenarioDraft;
  /** What was left out and why, or why nothing could be, in words for people. */
  readonly remarks: readonly string[];
  /** What failed is the story itself. */
  readonly isSame: boolean;
}

/** What an expectation says of a machine. Where this does not run, none of it holds. */
const OF_ACTOR: readonly string[] = ['actor', 'state', 'context', 'running'];

/** What somebody has to ask for. */
const PROMISES: readonly unknown[] = ['http.override', 'bridge.reply'];

/** Leaves out of a story what failed and makes nothing happen: expectations, and promises that nobody asked for. */
export function leaveOut(draft: ScenarioDraft, { failures, steps }: ScenarioResult): Shorter {
  // From the end, so that what goes moves nothing that is still to go.
  const without = failures.toSorted(lastFirst).reduce(withoutFailure, draft);
  const left = without.steps.flatMap(tidied);
  const isSame = without === draft || left.length === 0;
  return {
    draft: isSame ? draft : { ...without, steps: left },
    remarks: failures
      .filter((failure) => isSame || !isAsleep(failure))
      .map((failure) => {
        const step = steps.find(({ number }) => number === failure.step);
        const place = step === undefined ? failure.pointer : `step ${step.number}, “${step.words}”`;
        return isSame
          ? `On the machines alone the scenario fails at ${place}: ${whyOf(failure)}`
          : `Left out of ${place}: on the machines alone ${whyOf(failure)}`;
      }),
    isSame,
  };
}

/** A screen wakes the machines where a person looks as if they will act; alone, they wake when they do. */
export function isAsleep({ difference }: Failure): boolean {
  return difference !== null && 'gotWords' in difference && difference.gotWords === NOBODY_RUNS;
}

function lastFirst(one: Failure, other: Failure): number {
  return other.pointer.localeCompare(one.pointer, 'en', { numeric: true });
}

function withoutFailure(draft: ScenarioDraft, { pointer, difference }: Failure): ScenarioDraft {
  const [list, index, ...part] = parsePointer(pointer);
  const { steps } = draft;
  const at = Number(index);
  if (list === 'backend' && index === 'overrides') {
    return { ...draft, backend: withoutValueAt(draft['backend'], formatPointer([index, ...part])) };
  }
  if (list !== 'steps') return draft;
  if (difference !== null) return { ...draft, steps: steps.with(at, withoutPart(steps[at], part)) };
  return isPromise(steps[at]) ? { ...draft, steps: steps.toSpliced(at, 1) } : draft;
}

function withoutPart(step: unknown, part: readonly string[]): unknown {
  const parts = part[0] === 'actor' ? OF_ACTOR.map((field) => [field]) : [part];
  return parts.reduce((left, path) => withoutValueAt(left, formatPointer(path)), step);
}

function isPromise(step: unknown): boolean {
  return typeof step === 'object' && step !== null && PROMISES.includes(Reflect.get(step, 'do'));
}

/** A step of which something was left out: an expectation of nothing is none. */
function tidied(step: unknown): unknown[] {
  if (typeof step !== 'object' || step === null || Reflect.get(step, 'do') !== 'expect')
    return [step];
  const said = Object.entries(step).filter(([, value]) => JSON.stringify(value) !== '{}');
  const isOfActor = said.some(([field]) => field !== 'actor' && OF_ACTOR.includes(field));
  const left = said.filter(([field]) => field !== 'actor' || isOfActor);
  return left.length > 1 ? [Object.fromEntries(left)] : [];
}

function whyOf({ words, difference }: Failure): string {
  if (difference === null) return words;
  const got = 'gotWords' in difference ? difference.gotWords : `it is ${gotText(difference)}`;
  return `${got}, not ${JSON.stringify(difference.expected)}`;
}
