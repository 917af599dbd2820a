import { fail, type Result, succeed } from '@cangkir/core';
import { FIXTURES } from '../../backend/fixtures.ts';
import { lineOf } from '../../scenario/pointer-line.ts';
import { readJson } from '../../scenario/read-json.ts';
import { repeatedKeys, repeatedKeyWords } from '../../scenario/repeated-keys.ts';
import { readScenario, type ScenarioProblem } from '../../scenario/validate.ts';
import { formatPointer, parsePointer } from '../../shared/json-pointer.ts';
import { startingState } from '../starting-point.ts';
import { createDisguise } from './disguise.ts';
import { jsonText } from './json-text.ts';
import { draftText, renamed, type ScenarioDraft } from './scenario-draft.ts';
import { expectationsOf, NOTHING_SEEN, type StorySights, seenOf } from './seen.ts';

/** What came of a change: a story that can be told, or what it lacks for that. */
export type Edited = Result<ScenarioDraft, readonly ScenarioProblem[]>;

/** Gives a story another title, and the id that it makes. */
export function rename(draft: ScenarioDraft, title: string): Edited {
  return checked(renamed(draft, title));
}

/** Takes a step out. Steps are counted from 0. */
export function removeStep(draft: ScenarioDraft, index: number): Edited {
  return checked({ ...draft, steps: draft.steps.toSpliced(index, 1) });
}

/** Takes a step to another place. */
export function moveStep(draft: ScenarioDraft, from: number, to: number): Edited {
  const { steps } = draft;
  return checked({ ...draft, steps: steps.toSpliced(from, 1).toSpliced(to, 0, steps[from]) });
}

/** The JSON of a step, as a person changes it. */
export function stepText({ steps }: ScenarioDraft, index: number): string {
  const step = steps[index];
  return typeof step === 'object' && step !== null ? jsonText({ ...step }) : '';
}

/** Puts what a person wrote in the place of a step. Problems are told by the lines of what they wrote. */
export function changeStep(draft: ScenarioDraft, index: number, text: string): Edited {
  const step = readStep(text, index);
  if (!step.ok) return step;
  const edited = checked({ ...draft, steps: draft.steps.with(index, step.value) });
  return edited.ok ? edited : fail(edited.failure.map((problem) => inStep(problem, text)));
}

/** Lets a story expect, before a step, all that is seen there. */
export function expectSeen(draft: ScenarioDraft, index: number, sights: StorySights): Edited {
  const scenario = readScenario(draftText(draft));
  if (!scenario.ok) return scenario;
  const { clock, backend } = scenario.value;
  const start = startingState(scenario.value, Date.parse(clock.start));
  const disguise = createDisguise({
    fixture: FIXTURES[backend.fixture].create(start.startedAt),
    start,
    now: () => sights.backend,
    names: new Map(),
  });
  const steps = expectationsOf(seenOf(sights), NOTHING_SEEN).map((step) => disguise.of(step));
  return checked({ ...draft, steps: draft.steps.toSpliced(index, 0, ...steps) });
}

function checked(draft: ScenarioDraft): Edited {
  const scenario = readScenario(draftText(draft));
  return scenario.ok ? succeed(draft) : scenario;
}

function readStep(text: string, index: number): Result<unknown, readonly ScenarioProblem[]> {
  const json = readJson(text);
  const pointer = formatPointer(['steps', index]);
  const step = `step ${index + 1}: `;
  if (!json.ok) {
    const { line, words } = json.failure;
    return fail([{ pointer, line, words: step + words }]);
  }
  const repeated = repeatedKeys(text).map((place) => ({
    pointer: pointer + place.pointer,
    line: lineOf(text, parsePointer(place.pointer)),
    words: step + repeatedKeyWords(place),
  }));
  return repeated.length === 0 ? json : fail(repeated);
}

/** A problem of the file, where it stands in the text of its step. */
function inStep(problem: ScenarioProblem, text: string): ScenarioProblem {
  const [, , ...path] = parsePointer(problem.pointer);
  return { ...problem, line: lineOf(text, path) };
}
