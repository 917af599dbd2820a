import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { SIMULATOR_ROOT } from '../server/paths.ts';

const DEFECT = v.strictObject({
  name: v.string(),
  feature: v.string(),
  /** Where a search for it begins: who has changed a feature explores its pages. */
  pages: v.array(v.string()),
  /** The source that is changed, below the root of the project. */
  file: v.string(),
  /** What it has once. */
  find: v.string(),
  /** What takes its place. */
  replace: v.string(),
});

/** A defect that is put into the product on purpose, to see whether it is found. */
export type PlantedDefect = v.InferOutput<typeof DEFECT>;

/** The defects of `npm run explore -- --planted`. */
export function plantedDefects(): readonly PlantedDefect[] {
  const text = readFileSync(path.join(SIMULATOR_ROOT, 'planted-defects.json'), 'utf8');
  return v.parse(v.array(DEFECT), JSON.parse(text));
}

/** The source with a defect in it. Null if it has changed since the defect was written down. */
export function withDefect(source: string, { find, replace }: PlantedDefect): string | null {
  const [before, after, ...others] = source.split(find);
  if (before === undefined || after === undefined || others.length > 0) return null;
  return `${before}${replace}${after}`;
}
