import path from 'node:path';
import { build } from 'vite';
import { TARGET } from './target.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/**
 * Bundles a script that stands by itself, beside the app's own.
 *
 * @param file Its path from the root of the app.
 * @param constants What the build writes in the place of its constants, by name.
 */
export async function bundleScript(
  file: string,
  constants: Readonly<Record<string, unknown>>,
): Promise<string> {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    // It loads nothing on demand; what does in its imports is not part of it.
    plugins: [{ name: 'no-chunks', resolveDynamicImport: () => false }],
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    build: {
      write: false,
      target: TARGET,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(ROOT, file),
        output: { format: 'iife' },
      },
    },
  });
  const [built] = [result].flat();
  return built && 'output' in built ? built.output[0].code.trim() : '';
}
