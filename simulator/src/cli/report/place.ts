import type { ScenarioProblem } from '../../scenario/validate.ts';

/** What a JSON Pointer leads to, for people: the empty one leads to all of it. */
export function pointerWords(pointer: string): string {
  return pointer === '' ? 'the top' : pointer;
}

/** The place of a problem or a failure in its file. */
export function placeOf(
  { pointer, line }: Pick<ScenarioProblem, 'pointer' | 'line'>,
  file: string,
): string {
  return `${pointerWords(pointer)} (${line === null ? file : `${file}:${line}`})`;
}
