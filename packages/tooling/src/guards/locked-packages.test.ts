import { realpathSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { REPO_ROOT, readText } from '../repo-root.ts';

const PACKAGE = v.object({
  integrity: v.optional(v.string()),
  link: v.optional(v.boolean(), false),
});

const LOCKFILE = v.object({ packages: v.record(v.string(), PACKAGE) });

const packages = new Map(
  Object.entries(read('package-lock.json', LOCKFILE).packages).filter(
    ([place, { link }]) => place.includes('node_modules/') && !link,
  ),
);

function read<Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema> {
  return v.parse(schema, JSON.parse(readText(file)));
}

test('every package is pinned by a hash', () => {
  const unpinned = [...packages].filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(unpinned.map(([place]) => place)).toEqual([]);
});

/** A script could fetch what no hash covers. */
test('no package runs a script when it is installed', () => {
  const { allowScripts } = read(
    'package.json',
    v.object({ allowScripts: v.record(v.string(), v.boolean()) }),
  );
  expect(Object.values(allowScripts)).not.toContain(true);
  const bootstrap = readText('packages/tooling/bootstrap.mjs');
  expect(bootstrap).toContain("'--ignore-scripts'");
});

test('the Node that runs the scripts is one of these packages', () => {
  const node = path.relative(REPO_ROOT, realpathSync(process.execPath)).replaceAll('\\', '/');
  const place = [...packages.keys()].find((folder) => node.startsWith(`${folder}/`));
  expect(place).toMatch(/^node_modules\/node-/);
});
