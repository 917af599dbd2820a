import { styleText } from 'node:util';
import { gotText } from '../../replay/difference.ts';
import type { StepResult } from '../../replay/scenario-result.ts';
import { MARKS } from '../../report/marks.ts';
import type { ScenarioProblem } from '../../scenario/validate.ts';
import type { PlacedFailure, PlacedResult } from './json-report.ts';
import { locationLabel } from './location-label.ts';
import { visibleText } from './visible-text.ts';

/** Colours a word, or leaves it. */
export type Paint = (colour: 'green' | 'red' | 'dim' | 'bold', text: string) => string;

/** For terminals. */
export const inColour: Paint = (colour, text) => styleText(colour, text, { validateStream: false });
/** For files, pipes, and people who set NO_COLOR. */
export const plain: Paint = (_, text) => text;

const COLOURS = { ok: 'green', failed: 'red', notRun: 'dim' } as const;

/** A scenario step by step, and beneath a step that failed, why. */
export function resultLines(result: PlacedResult, file: string, paint: Paint): string[] {
  const mark = result.passed ? paint('green', MARKS.ok.mark) : paint('red', MARKS.failed.mark);
  const width = String(result.steps.length).length;
  const elsewhere = result.failures.filter(({ step }) => step === null);
  return [
    `${mark} ${paint('bold', visibleText(result.title))} ${paint('dim', visibleText(file))}`,
    ...result.steps.flatMap((step) => [
      stepLine(step, width, paint),
      ...result.failures
        .filter((failure) => failure.step === step.number)
        .flatMap((failure) => failureLines(failure, file, paint)),
    ]),
    ...elsewhere.flatMap((failure) => failureLines(failure, file, paint)),
  ];
}

/** One line for a scenario that passed. */
export function shortLine(result: PlacedResult, file: string, paint: Paint): string {
  const steps = paint('dim', `${result.steps.length} steps, ${visibleText(file)}`);
  return `${paint('green', MARKS.ok.mark)} ${visibleText(result.title)} ${steps}`;
}

/** One line for a scenario that was not run, because it taps and there is no screen. */
export function skippedLine(title: string, file: string, paint: Paint): string {
  return paint(
    'dim',
    `${MARKS.notRun.mark} ${visibleText(title)} skipped: a tap needs a screen, ${visibleText(file)}`,
  );
}

/** What is wrong with a file that is not a scenario. */
export function problemLines(
  file: string,
  problems: readonly ScenarioProblem[],
  paint: Paint,
): string[] {
  return [
    `${paint('red', MARKS.failed.mark)} ${paint('bold', visibleText(file))} is not a scenario`,
    ...problems.map(
      (problem) =>
        `    ${paint('red', visibleText(problem.message))}\n        at ${visibleText(locationLabel(problem, file))}`,
    ),
  ];
}

function stepLine(step: StepResult, width: number, paint: Paint): string {
  const { number, status, unchecked } = step;
  const label = unchecked === undefined ? step.label : `${step.label} (${unchecked} not checked)`;
  const text = `${MARKS[status].mark} ${String(number).padStart(width)}  ${visibleText(label)}`;
  return `  ${status === 'ok' ? `${paint('green', MARKS.ok.mark)}${text.slice(1)}` : paint(COLOURS[status], text)}`;
}

function failureLines(failure: PlacedFailure, file: string, paint: Paint): string[] {
  const { message, difference, lastInput } = failure;
  const lines = [
    ...message.split('\n').map((line) => paint('red', visibleText(line))),
    `at          ${visibleText(locationLabel(failure, file))}`,
    ...(difference === null
      ? []
      : [
          `expected    ${visibleText(JSON.stringify(difference.expected))}`,
          `got         ${visibleText(gotText(difference))}`,
        ]),
    `last input  ${lastInput === null ? 'none: the page was opened' : `step ${lastInput.number}, ${visibleText(lastInput.label)}`}`,
  ];
  return lines.map((line) => `        ${line}`);
}
