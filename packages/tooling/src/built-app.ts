import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { MANIFEST, type Manifest } from './first-load.ts';
import { REPO_ROOT } from './repo-root.ts';

/** The folder of the customers' app's production build. */
export const APP_BUILD = path.join(REPO_ROOT, 'apps/h5/dist');

/**
 * Reads the manifest of the app's production build.
 *
 * @throws Error if there is no build
 */
export function readManifest(): Manifest {
  const file = path.join(APP_BUILD, '.vite/manifest.json');
  if (!existsSync(file)) throw new Error(`There is no ${file}: run \`npm run build\` first.`);
  return v.parse(v.pipe(v.string(), v.parseJson(), MANIFEST), readFileSync(file, 'utf8'));
}
