import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { framesOf } from '@cangkir/core/health';
import { sourceOfFrame } from '@cangkir/tooling/source-of-frame';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  const sources = new Map(
    CRASHES.map((nth) => [path.join(folder, `crash-${nth}.ts`), moduleOf(nth)]),
  );
  const entry = path.join(folder, 'entry.ts');
  sources.set(
    entry,
    CRASHES.map((nth) => `export { crash${nth} } from './crash-${nth}.ts';`).join('\n'),
  );
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'planted',
        resolveId: (id, importer) =>
          importer === undefined ? entry : path.resolve(path.dirname(importer), id),
        load: (id) => sources.get(id),
      },
      setSourceMapsAside(path.join(folder, 'maps')),
    ],
    build: {
      outDir: path.join(folder, 'dist'),
      sourcemap: 'hidden',
      minify: true,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'assets/[hash:7].js' },
      },
    },
  });
});

afterAll(() => rm(folder, { recursive: true }));

test('serves no source map, and no script names one', async () => {
  const served = await readdir(path.join(folder, 'dist'), { recursive: true });
  expect(served.filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(served.filter((file) => file.endsWith('.js'))).toHaveLength(1);
});

test('a frame of a crash leads to its line in the source, twenty times of twenty', async () => {
  const dist = path.join(folder, 'dist');
  const [script = ''] = await readdir(path.join(dist, 'assets'));
  const built = await import(path.join(dist, 'assets', script));
  for (const nth of CRASHES) {
    const [frame = ''] = framesOf(errorOf(() => built[`crash${nth}`]([], {})), `${dist}/`);
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
