import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Limit, Measure } from '@cangkir/core/testing';
import { REPO_ROOT } from '../repo-root.ts';

/** What a `*.bench.ts` exports. */
interface BenchFile {
  readonly MEASURES?: readonly Measure[];
  readonly LIMITS?: readonly Limit[];
}

/**
 * Finds what to measure: the `MEASURES` and `LIMITS` of every `*.bench.ts`, in order of file names.
 *
 * @param wanted Only of the files named so, such as `backend`; of all if empty.
 */
export async function findMeasures(
  wanted: string,
): Promise<{ readonly measures: readonly Measure[]; readonly limits: readonly Limit[] }> {
  const files = globSync(`{packages/*,simulator}/src/**/${wanted || '*'}.bench.ts`, {
    cwd: REPO_ROOT,
  }).sort();
  const measures: Measure[] = [];
  const limits: Limit[] = [];
  for (const file of files) {
    const { href } = pathToFileURL(path.join(REPO_ROOT, file));
    const { MEASURES = [], LIMITS = [] }: BenchFile = await import(href);
    measures.push(...MEASURES);
    limits.push(...LIMITS);
  }
  return { measures, limits };
}
