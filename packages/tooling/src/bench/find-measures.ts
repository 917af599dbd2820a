import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { REPO_ROOT } from '../repo-root.ts';

/** `Measure` of the core's testing/measure.ts, for validating a loaded file. */
const MEASURE = v.object({
  what: v.string(),
  bar: v.nullable(v.number()),
  isParallel: v.optional(v.boolean(), false),
  run: v.function(),
  end: v.optional(v.function()),
});

export type FoundMeasure = v.InferOutput<typeof MEASURE>;

/** `Limit` of the same file. */
const LIMIT = v.object({
  what: v.string(),
  unit: v.string(),
  max: v.number(),
  measure: v.function(),
});

export type FoundLimit = v.InferOutput<typeof LIMIT>;

const BENCH_FILE = v.object({
  MEASURES: v.optional(v.array(MEASURE), []),
  LIMITS: v.optional(v.array(LIMIT), []),
});

/**
 * Finds what to measure: the `MEASURES` and `LIMITS` of every `*.bench.ts`, in order of file names.
 *
 * @param wanted Only of the files named so, such as `backend`; of all if empty.
 */
export async function findMeasures(
  wanted: string,
): Promise<{ readonly measures: readonly FoundMeasure[]; readonly limits: readonly FoundLimit[] }> {
  const files = globSync(`{packages/*,simulator}/src/**/${wanted || '*'}.bench.ts`, {
    cwd: REPO_ROOT,
  }).sort();
  const measures: FoundMeasure[] = [];
  const limits: FoundLimit[] = [];
  for (const file of files) {
    const { href } = pathToFileURL(path.join(REPO_ROOT, file));
    const { MEASURES, LIMITS } = v.parse(BENCH_FILE, await import(href));
    measures.push(...MEASURES);
    limits.push(...LIMITS);
  }
  return { measures, limits };
}
