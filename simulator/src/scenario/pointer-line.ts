import { formatPointer } from '../shared/json-pointer.ts';
import { placesOf } from './json-places.ts';

/**
 * The line, counted from 1, of what lies at a path of a JSON text; of the nearest thing around it where
 * nothing lies there. The text has to be valid JSON.
 */
export function lineOf(text: string, path: readonly string[]): number {
  const places = new Map(placesOf(text).map(({ pointer, at }) => [pointer, at]));
  const around = path.map((_, index) => formatPointer(path.slice(0, path.length - index)));
  const nearest = around.find((pointer) => places.has(pointer)) ?? '';
  return lineAt(text, places.get(nearest) ?? 0);
}

/** The line, counted from 1, in which a character stands. */
function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}
