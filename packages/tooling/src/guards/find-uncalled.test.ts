import { expect, test } from 'vitest';
import { findUncalled, readModules } from './find-uncalled.ts';

const PACKAGE = JSON.stringify({
  name: '@our/core',
  exports: { '.': './src/index.ts', './*': './src/features/*/index.ts' },
});

/** The uncalled names of the core, which the app calls. */
function uncalled(app: string, core: Readonly<Record<string, string>>): readonly string[] {
  const files = Object.entries(core).map(([file, text]) => [`core/src/${file}`, text] as const);
  const modules = readModules(
    new Map([['core/package.json', PACKAGE], ['app/main.tsx', app], ...files]),
  );
  const isInCore = (file: string) => file.startsWith('core/');
  return findUncalled(modules, (file) => !isInCore(file), isInCore).map(
    ({ file, name }) => `${file.replace('core/src/', '')} ${name}`,
  );
}

test('finds what no file imports', () => {
  const core = { 'index.ts': 'export const used = 1; export function planted() {}' };
  expect(uncalled("import { used } from '@our/core'; used;", core)).toEqual(['index.ts planted']);
});

test('follows names through what is passed on, renamed, and late', () => {
  const core = {
    'index.ts': "export { own as other } from './rule.ts'; export { idle } from './rule.ts';",
    'rule.ts':
      "import { deep } from './deep.ts'; export function own() { deep(); } export const idle = 1;",
    'deep.ts': 'export const deep = 1; export const idle = 2;',
    'features/late/index.ts': 'export const Late = 1;',
  };
  const app =
    "import { other } from '@our/core'; export const run = () => other() ?? import('@our/core/late');";
  expect(uncalled(app, core)).toEqual(['index.ts idle', 'rule.ts idle', 'deep.ts idle']);
});

test('counts a call within the file, and none by what is uncalled itself', () => {
  const core = {
    'index.ts':
      'export const limit = 1; export function used() { return limit; } const idle = () => helper(); export function helper() {} export function unused() { idle(); }',
  };
  expect(uncalled("import { used } from '@our/core'; used();", core)).toEqual([
    'index.ts helper',
    'index.ts unused',
  ]);
});

test('counts what runs as a file is loaded, and what JSX names', () => {
  const core = { 'index.ts': 'export const Part = 1; export const table = 2; register(table);' };
  expect(uncalled("import * as core from '@our/core'; core;", core)).toEqual([]);
  const app = "import { Part } from '@our/core'; export const shown = <Part />;";
  expect(uncalled(app, core)).toEqual([]);
});

test('leaves types out', () => {
  const core = { 'index.ts': 'export interface Shape {} export type Side = 1;' };
  expect(uncalled('', core)).toEqual([]);
});
