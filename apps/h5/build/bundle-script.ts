import path from 'node:path';
import { build } from 'vite';
import { sourceOf } from './source-of.ts';
import { TARGET } from './target.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** A script that stands by itself. */
export interface BundledScript {
  readonly code: string;
  /** The packages whose code it holds, as Vite lists them. JSON. */
  readonly packages: string;
}

const PACKAGES = 'packages.json';

/**
 * Bundles a script that stands by itself, beside the app's own.
 *
 * @param file Its path from the root of the app.
 * @param constants What the build writes in the place of its constants, by name.
 * @param modules Code that it has in the place of that of some files, by their paths from the root of the app.
 */
export async function bundleScript(
  file: string,
  constants: Readonly<Record<string, unknown>>,
  modules: Readonly<Record<string, string>> = {},
): Promise<BundledScript> {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [
      // It loads nothing on demand; what does in its imports is not part of it.
      { name: 'no-chunks', resolveDynamicImport: () => false },
      { name: 'other-modules', load: (id) => modules[path.relative(ROOT, id)] },
    ],
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    build: {
      write: false,
      target: TARGET,
      license: { fileName: PACKAGES },
      modulePreload: false,
      rolldownOptions: {
        input: path.join(ROOT, file),
        output: { format: 'iife' },
      },
    },
  });
  const [built] = [result].flat();
  if (!built || !('output' in built)) throw new Error(`The build has no ${file}.`);
  const bundle = Object.fromEntries(built.output.map((output) => [output.fileName, output]));
  return { code: built.output[0].code.trim(), packages: sourceOf(bundle, PACKAGES) };
}
