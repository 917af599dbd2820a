import { styleText } from 'node:util';
import { gotText } from '../../replay/difference.ts';
import type { Failure, ScenarioResult, StepResult } from '../../replay/run-scenario.ts';
import type { ScenarioProblem } from '../../scenario/validate.ts';
import { placeOf, pointerWords } from './place.ts';

/** Colours a word, or leaves it. */
export type Paint = (colour: 'green' | 'red' | 'dim' | 'bold', text: string) => string;

/** For terminals. */
export const inColour: Paint = (colour, text) => styleText(colour, text, { validateStream: false });
/** For files, pipes, and people who set NO_COLOR. */
export const plain: Paint = (_, text) => text;

const MARKS = { ok: '✓', failed: '✗', 'left out': '·' } as const;
const COLOURS = { ok: 'green', failed: 'red', 'left out': 'dim' } as const;

/** A scenario step by step, and beneath a step that failed, why. */
export function resultLines(result: ScenarioResult, file: string, paint: Paint): string[] {
  const mark = result.passed ? paint('green', MARKS.ok) : paint('red', MARKS.failed);
  const width = String(result.steps.length).length;
  const elsewhere = result.failures.filter(({ step }) => step === null);
  return [
    `${mark} ${paint('bold', result.title)} ${paint('dim', file)}`,
    ...result.steps.flatMap((step) => [
      stepLine(step, width, paint),
      ...result.failures
        .filter((failure) => failure.step === step.number)
        .flatMap((failure) => failureLines(failure, paint)),
    ]),
    ...elsewhere.flatMap((failure) => failureLines(failure, paint)),
  ];
}

/** One line for a scenario that passed. */
export function shortLine(result: ScenarioResult, file: string, paint: Paint): string {
  const steps = paint('dim', `${result.steps.length} steps, ${file}`);
  return `${paint('green', MARKS.ok)} ${result.title} ${steps}`;
}

/** What is wrong with a file that is not a scenario. */
export function problemLines(
  file: string,
  problems: readonly ScenarioProblem[],
  paint: Paint,
): string[] {
  return [
    `${paint('red', MARKS.failed)} ${paint('bold', file)} is not a scenario`,
    ...problems.map(
      (problem) => `    ${paint('red', problem.words)}\n        at ${placeOf(problem, file)}`,
    ),
  ];
}

function stepLine({ number, words, status }: StepResult, width: number, paint: Paint): string {
  const text = `${MARKS[status]} ${String(number).padStart(width)}  ${words}`;
  return `  ${status === 'ok' ? `${paint('green', MARKS.ok)}${text.slice(1)}` : paint(COLOURS[status], text)}`;
}

function failureLines(failure: Failure, paint: Paint): string[] {
  const { pointer, words, difference, lastInput } = failure;
  const lines = [
    paint('red', words),
    `at          ${pointerWords(pointer)}`,
    ...(difference === null
      ? []
      : [
          `expected    ${JSON.stringify(difference.expected)}`,
          `got         ${gotText(difference)}`,
        ]),
    `last input  ${lastInput === null ? 'none: the page was opened' : `step ${lastInput.number}, ${lastInput.words}`}`,
  ];
  return lines.map((line) => `        ${line}`);
}
