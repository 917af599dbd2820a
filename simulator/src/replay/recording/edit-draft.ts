import { fail, type Result, succeed } from '@cangkir/core';
import { FIXTURES } from '../../backend/fixtures.ts';
import { type JsonText, parseJsonWithLines } from '../../scenario/parse-json-with-lines.ts';
import { phonesOf, stepOn } from '../../scenario/phones-of.ts';
import { readScenario, type ScenarioProblem } from '../../scenario/validate.ts';
import type { Wrong } from '../../scenario/wrong.types.ts';
import { formatPointer, parsePointer } from '../../shared/json-pointer.ts';
import { startingState } from '../starting-point.ts';
import { createAnonymizer } from './anonymize.ts';
import { draftText, renamed, type ScenarioDraft } from './draft.ts';
import { expectableOf, expectationsOf, NOTHING_OBSERVED } from './expectations.ts';
import { formatJson } from './format-json.ts';
import type { PhoneObservation } from './live-recorder.ts';

/** The draft after a change, or why that would not be a valid scenario. */
export type Edited = Result<ScenarioDraft, readonly ScenarioProblem[]>;

/** Gives a draft another title, and the id that it makes. */
export function rename(draft: ScenarioDraft, title: string): Edited {
  return checked(renamed(draft, title));
}

/** Removes a step. Steps are counted from 0. */
export function removeStep(draft: ScenarioDraft, index: number): Edited {
  return checked({ ...draft, steps: draft.steps.toSpliced(index, 1) });
}

/** A step that was removed, and where it was: counted from 0. */
export interface RemovedStep {
  readonly index: number;
  readonly step: unknown;
}

/** Inserts a step. Where the draft is shorter, it becomes the last one. */
export function insertStep(draft: ScenarioDraft, index: number, step: unknown): Edited {
  return checked({ ...draft, steps: draft.steps.toSpliced(index, 0, step) });
}

/** Moves a step to another place. */
export function moveStep(draft: ScenarioDraft, from: number, to: number): Edited {
  const { steps } = draft;
  return checked({ ...draft, steps: steps.toSpliced(from, 1).toSpliced(to, 0, steps[from]) });
}

/** The JSON of a step, for a person to change. */
export function stepText({ steps }: ScenarioDraft, index: number): string {
  const step = steps[index];
  return typeof step === 'object' && step !== null ? formatJson({ ...step }) : '';
}

/** Replaces a step by the JSON that a person wrote. The lines of problems are those of that JSON. */
export function changeStep(draft: ScenarioDraft, index: number, text: string): Edited {
  const json = parseJsonWithLines(text);
  if (!json.ok) return fail([stepProblem(index, json.failure, json.failure.line)]);
  const { value, repeatedKeys, lineOf } = json.value;
  if (repeatedKeys.length > 0) {
    return fail(repeatedKeys.map((wrong) => stepProblem(index, wrong, lineOf(wrong.path))));
  }
  const edited = checked({ ...draft, steps: draft.steps.with(index, value) });
  return edited.ok ? edited : fail(edited.failure.map((problem) => withStepLine(problem, lineOf)));
}

/** Adds expectations before a step: everything that is observed now of the scenario's phones. */
export function expectObservations(
  draft: ScenarioDraft,
  index: number,
  observations: readonly PhoneObservation[],
): Edited {
  const scenario = readScenario(draftText(draft));
  if (!scenario.ok) return scenario;
  const { clock, backend } = scenario.value;
  const start = startingState(scenario.value, Date.parse(clock.start));
  const steps = observations.flatMap(({ phone, observation }) => {
    if (!phonesOf(scenario.value).some(([name]) => name === phone)) return [];
    const { anonymize } = createAnonymizer({
      fixture: FIXTURES[backend.fixture].create(start.startedAt),
      start,
      state: () => observation.backend,
    });
    const expectations = expectationsOf(expectableOf(observation), NOTHING_OBSERVED);
    return expectations.map((step) => stepOn(phone, anonymize(step)));
  });
  return checked({ ...draft, steps: draft.steps.toSpliced(index, 0, ...steps) });
}

function checked(draft: ScenarioDraft): Edited {
  const scenario = readScenario(draftText(draft));
  return scenario.ok ? succeed(draft) : scenario;
}

/** A problem of the JSON of one step, as a problem of the whole file. */
function stepProblem(index: number, { path, message }: Wrong, line: number): ScenarioProblem {
  const pointer = formatPointer(['steps', index, ...path]);
  return { pointer, line, message: `step ${index + 1}: ${message}` };
}

/** A problem of the whole file, with its line in the JSON of the step. */
function withStepLine(problem: ScenarioProblem, lineOf: JsonText['lineOf']): ScenarioProblem {
  const [, , ...path] = parsePointer(problem.pointer);
  return { ...problem, line: lineOf(path) };
}
