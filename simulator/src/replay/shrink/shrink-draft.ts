import { formatPointer, valueAt, withValueAt } from '../../shared/json-pointer.ts';
import { asDraft, draftText, type ScenarioDraft, withoutParts } from '../recording/draft.ts';
import { minimize } from './minimize.ts';
import type { FailureReproducer } from './reproduce-failure.ts';

/** What says what a file is, and not what happens. */
const NAMING: readonly string[] = ['$schema', 'version', 'id', 'title'];

/** The simplest choice where one is needed. */
const SIMPLEST: readonly (readonly [pointer: string, value: unknown])[] = [
  ['/backend/fixture', 'everyday'],
  ['/device/platform', 'browser'],
];

/**
 * Leaves out of a failing scenario all that has no part in its failure: steps, then whatever else the format lets be
 * left out. At the end, nothing can be left out alone, and no wait follows on another one that it can be one with.
 */
export async function shrinkDraft(
  draft: ScenarioDraft,
  { reproduce }: Pick<FailureReproducer, 'reproduce'>,
): Promise<ScenarioDraft> {
  let smallest = draft;
  for (;;) {
    const before = draftText(smallest);
    smallest = await withFewerSteps(smallest, reproduce);
    smallest = await withLongerWaits(smallest, reproduce);
    smallest = await withFewerParts(smallest, reproduce);
    smallest = await withSimplerChoices(smallest, reproduce);
    if (draftText(smallest) === before) return smallest;
  }
}

type ReproduceDraft = FailureReproducer['reproduce'];

async function withFewerSteps(
  draft: ScenarioDraft,
  reproduce: ReproduceDraft,
): Promise<ScenarioDraft> {
  const steps = await minimize(draft.steps, async (fewer) => {
    const reproduced = await reproduce({ ...draft, steps: [...fewer] });
    return reproduced?.steps ?? null;
  });
  return { ...draft, steps: [...steps] };
}

/** Two waits in a row become one, where that is the same. */
async function withLongerWaits(
  draft: ScenarioDraft,
  reproduce: ReproduceDraft,
): Promise<ScenarioDraft> {
  let shortest = draft;
  for (let last = draft.steps.length - 1; last > 0; last -= 1) {
    const one = valueAt(shortest, `/steps/${last - 1}/ms`);
    const other = valueAt(shortest, `/steps/${last}/ms`);
    if (typeof one !== 'number' || typeof other !== 'number') continue;
    const joined = { do: 'advance', ms: one + other };
    const steps = shortest.steps.toSpliced(last - 1, 2, joined);
    shortest = (await reproduce({ ...shortest, steps })) ?? shortest;
  }
  return shortest;
}

/** From the outside to the inside: what is left out takes along what is in it. */
async function withFewerParts(
  draft: ScenarioDraft,
  reproduce: ReproduceDraft,
): Promise<ScenarioDraft> {
  let smallest = draft;
  for (let depth = 1; ; depth += 1) {
    const parts = partsAt(depth, smallest);
    if (parts.length === 0) return smallest;
    const whole = smallest;
    const withOnly = (some: readonly string[]) => {
      const left = new Set(some);
      return withoutParts(
        whole,
        parts.filter((part) => !left.has(part)),
      );
    };
    const kept = await minimize(parts, async (fewer) => {
      const reproduced = await reproduce(withOnly(fewer));
      return reproduced === null ? null : fewer;
    });
    smallest = withOnly(kept);
  }
}

async function withSimplerChoices(
  draft: ScenarioDraft,
  reproduce: ReproduceDraft,
): Promise<ScenarioDraft> {
  let simplest = draft;
  for (const [pointer, value] of SIMPLEST) {
    if (valueAt(simplest, pointer) === value) continue;
    simplest = (await reproduce(asDraft(withValueAt(simplest, pointer, value), draft))) ?? simplest;
  }
  return simplest;
}

/** Pointers to everything that is so deep in the file, in its order. */
function partsAt(depth: number, draft: ScenarioDraft): readonly string[] {
  const fields = Object.keys(draft).filter((field) => !NAMING.includes(field));
  return fields.flatMap((field) => pointersAt(depth - 1, [field], draft[field]));
}

function pointersAt(depth: number, path: readonly string[], value: unknown): readonly string[] {
  // Steps were left out before; without any, the file is no scenario.
  if (depth === 0) return path[0] === 'steps' && path.length <= 2 ? [] : [formatPointer(path)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    pointersAt(depth - 1, [...path, key], part),
  );
}
