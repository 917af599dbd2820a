import type { ScenarioProblem } from '../../scenario/validate.ts';

/** What a JSON Pointer leads to, for people: the empty one leads to all of it. */
export function pointerLabel(pointer: string): string {
  return pointer === '' ? 'the top' : pointer;
}

/** Where a problem or a failure is in its file: the JSON Pointer, and the line. */
export function locationLabel(
  { pointer, line }: Pick<ScenarioProblem, 'pointer' | 'line'>,
  file: string,
): string {
  return `${pointerLabel(pointer)} (${line === null ? file : `${file}:${line}`})`;
}
