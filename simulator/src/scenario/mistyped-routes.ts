import { BRAND, matchRoute, pathOf, ROUTES } from '@cangkir/core';
import type { Scenario } from './scenario.ts';
import type { Wrong } from './wrong.types.ts';

/** The brand's own segment, as a file writes it. */
const BRAND_SEGMENT = '/{{brand}}';

/** The product's paths, as a file writes them. */
const PATHS: readonly string[] = Object.values(ROUTES).map(written);

/**
 * Every route that resembles one of the product and is none. Any other unknown route may be meant: the app has a screen
 * for it.
 */
export function mistypedRoutes({ route, secondPhone, steps }: Scenario): readonly Wrong[] {
  const ofSteps = steps.flatMap((step, index) =>
    'route' in step && step.route !== undefined
      ? [{ path: ['steps', String(index), 'route'], route: step.route }]
      : [],
  );
  const ofSecondPhone =
    secondPhone === undefined ? [] : [{ path: ['secondPhone', 'route'], route: secondPhone.route }];
  return [{ path: ['route'], route }, ...ofSecondPhone, ...ofSteps].flatMap((one) => {
    const nearest = nearestPath(one.route);
    if (nearest === null) return [];
    const text = `there is no route "${written(pathOf(one.route))}"; the nearest is "${nearest}"`;
    return [{ path: one.path, message: text }];
  });
}

/** The path that a mistyped route is meant to be. Null if the route exists, or resembles none. */
function nearestPath(route: string): string | null {
  if (matchRoute(route) !== null) return null;
  const path = written(pathOf(route));
  const [nearest] = PATHS.map((known) => ({ known, edits: editsBetween(path, known) })).sort(
    (one, other) => one.edits - other.edits,
  );
  return nearest !== undefined && nearest.edits <= Math.max(2, path.length / 4)
    ? nearest.known
    : null;
}

function written(path: string): string {
  return path.replace(`/${BRAND.pathSegment}`, BRAND_SEGMENT);
}

/** Edits of single letters, in any case. The brand's segment is easily forgotten, and counts as one. */
function editsBetween(path: string, known: string): number {
  const edits = levenshtein(path.toLowerCase(), known.toLowerCase());
  const short = known.replace(BRAND_SEGMENT, '');
  return short === known
    ? edits
    : Math.min(edits, levenshtein(path.toLowerCase(), short.toLowerCase()) + 1);
}

function levenshtein(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1];
    for (const [column, otherLetter] of [...other].entries()) {
      const replaced = (above[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      const removed = (above[column + 1] ?? 0) + 1;
      const added = (current[column] ?? 0) + 1;
      current.push(Math.min(replaced, removed, added));
    }
    above = current;
  }
  return above.at(-1) ?? 0;
}
