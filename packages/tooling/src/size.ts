/**
 * `npm run size`: what a browser loads before it can show a route, JS and CSS, against the budgets of
 * size-budgets.json. In KB of 1000 bytes after gzip -9, with the words of the longest-winded language.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGUAGES } from '@cangkir/core';
import * as v from 'valibot';
import { firstLoad, MANIFEST } from './first-load.ts';
import { REPO_ROOT } from './repo-root.ts';

const BUILD = path.join(REPO_ROOT, 'apps/h5/dist');
const ENTRY = 'index.html';

const BUDGET = v.object({
  route: v.string(),
  kilobytes: v.number(),
  /** The chunks that the route asks for, by the module that they are made of. */
  modules: v.pipe(v.array(v.string()), v.minLength(1)),
  /** The locale files that it asks for. */
  namespaces: v.pipe(v.array(v.string()), v.minLength(1)),
});
type Budget = v.InferOutput<typeof BUDGET>;

const BUDGETS = v.pipe(v.array(BUDGET), v.minLength(1));

interface Weight {
  readonly file: string;
  readonly kilobytes: number;
}

const budgets = readJson(path.join(import.meta.dirname, '../size-budgets.json'), BUDGETS);
const manifest = readJson(path.join(BUILD, '.vite/manifest.json'), MANIFEST);

for (const budget of budgets) report(budget, heaviestLoad(budget));

function heaviestLoad({ modules, namespaces }: Budget): Weight[] {
  const loads = LANGUAGES.map((language) => {
    const words = namespaces.map((namespace) => `src/locales/${language}/${namespace}.json`);
    return firstLoad(manifest, [ENTRY, ...modules, ...words]).map(weigh);
  });
  return loads.reduce((heaviest, load) => (total(load) > total(heaviest) ? load : heaviest), []);
}

function weigh(file: string): Weight {
  const bytes = gzipSync(readFileSync(path.join(BUILD, file)), { level: 9 }).byteLength;
  return { file, kilobytes: bytes / 1000 };
}

function total(load: readonly Weight[]): number {
  return load.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
}

function report({ route, kilobytes }: Budget, load: readonly Weight[]): void {
  const isOver = total(load) > kilobytes;
  if (isOver) process.exitCode = 1;
  console.log(
    `${route}: ${total(load).toFixed(1)} of ${kilobytes} KB${isOver ? ', TOO MUCH' : ''}`,
  );
  for (const each of load.toSorted((a, b) => b.kilobytes - a.kilobytes)) {
    console.log(`${each.kilobytes.toFixed(1).padStart(8)}  ${each.file}`);
  }
}

function readJson<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema> {
  if (!existsSync(file)) throw new Error(`There is no ${file}: run \`npm run build\` first.`);
  return v.parse(v.pipe(v.string(), v.parseJson(), schema), readFileSync(file, 'utf8'));
}
