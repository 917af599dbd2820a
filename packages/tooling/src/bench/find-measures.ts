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

const BENCH_FILE = v.object({ MEASURES: v.pipe(v.array(MEASURE), v.minLength(1)) });

/**
 * Finds the measures: the `MEASURES` of every `*.bench.ts`, in order of file names.
 *
 * @param wanted Only of the files named so, such as `backend`.
 */
export async function findMeasures(wanted = ''): Promise<readonly FoundMeasure[]> {
  const files = globSync(`{packages/*,simulator}/src/**/${wanted || '*'}.bench.ts`, {
    cwd: REPO_ROOT,
  }).sort();
  const found: FoundMeasure[] = [];
  for (const file of files) {
    const { href } = pathToFileURL(path.join(REPO_ROOT, file));
    found.push(...v.parse(BENCH_FILE, await import(href)).MEASURES);
  }
  return found;
}
