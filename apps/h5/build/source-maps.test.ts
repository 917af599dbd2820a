import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { framesOf } from '@cangkir/core/health';
import { sourceOfFrame } from '@cangkir/tooling/source-of-frame';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileHint } from './compile-hint.ts';
import { setSourceMapsAside } from './source-maps.ts';

/** How many crashes are planted, each in a module of its own. */
const CRASHES = Array.from({ length: 20 }, (_, nth) => nth);

/** The line of a module at which it crashes. */
const lineOf = (nth: number) => 2 + (nth % 7);

/** A module that crashes below some lines that stay in the build. */
function moduleOf(nth: number): string {
  const above = Array.from({ length: lineOf(nth) - 2 }, (_, line) => `  log.push(${nth + line});`);
  return [
    `export function crash${nth}(log: number[], menu: { coffee?: { name: string } }): string {`,
    ...above,
    `  return log.join() + menu.coffee!.name;`,
    '}',
  ].join('\n');
}

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'source-maps-'));
  const exported = CRASHES.map((nth) => `export { crash${nth} } from './crash-${nth}.ts';`);
  const sources = {
    ...Object.fromEntries(CRASHES.map((nth) => [`crash-${nth}.ts`, moduleOf(nth)])),
    // For what loads on demand, Vite writes a line above the script.
    'entry.ts': [...exported, "export const late = () => import('./late.ts');"].join('\n'),
    'late.ts': "import './late.css';",
    'late.css': 'p { color: red }',
  };
  await Promise.all(
    Object.entries(sources).map(([name, text]) => writeFile(path.join(folder, name), text)),
  );
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [compileHint(), setSourceMapsAside(path.join(folder, 'maps'))],
    build: {
      outDir: path.join(folder, 'dist'),
      sourcemap: 'hidden',
      minify: true,
      rolldownOptions: {
        input: path.join(folder, 'entry.ts'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'assets/entry42.js' },
      },
    },
  });
});

afterAll(() => rm(folder, { recursive: true }));

test('serves no source map, and no script names one', async () => {
  const served = await readdir(path.join(folder, 'dist'), { recursive: true });
  expect(served.filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(served).toContain('assets/entry42.js');
  const script = await readFile(path.join(folder, 'dist/assets/entry42.js'), 'utf8');
  expect(script).not.toContain('sourceMappingURL');
});

test('says in the first line of a script that all of it runs', async () => {
  const script = await readFile(path.join(folder, 'dist/assets/entry42.js'), 'utf8');
  const [hint, above] = script.split('\n');
  expect(hint).toBe('//# allFunctionsCalledOnLoad');
  expect(above).toContain('__vite__mapDeps');
});

test('a frame of a crash leads to its line in the source, twenty times of twenty', async () => {
  const dist = path.join(folder, 'dist');
  const built = await import(path.join(dist, 'assets/entry42.js'));
  for (const nth of CRASHES) {
    const [frame = ''] = framesOf(
      errorOf(() => built[`crash${nth}`]([], {})),
      `${dist}/`,
    );
    const source = await sourceOfFrame(frame, path.join(folder, 'maps'), dist);
    expect(source).toMatch(new RegExp(`/crash-${nth}\\.ts:${lineOf(nth)}$`));
  }
});

test.each(['assets/unknown.js:1:2', 'nonsense'])(
  'a frame of another build leads nowhere: %s',
  async (frame) => {
    expect(await sourceOfFrame(frame, path.join(folder, 'maps'))).toBeNull();
  },
);

function errorOf(run: () => void): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('It did not crash.');
}
