import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { REPO_ROOT } from './repo-root.ts';

/** The folder of the customers' app's production build. */
export const APP_BUILD = path.join(REPO_ROOT, 'apps/h5/dist');

const files = v.array(v.string());

/**
 * What a browser loads after the HTML before it shows each screen: files of the build, in each language. With the routes
 * of a screen that a phone keeps.
 */
const FIRST_LOADS = v.array(
  v.object({
    screen: v.string(),
    offlineRoutes: v.array(v.string()),
    files: v.object({ id: files, en: files, zh: files }),
  }),
);

/**
 * Reads the first load of every screen, which the app's production build says.
 *
 * @throws Error if there is no build
 */
export function readFirstLoads(): v.InferOutput<typeof FIRST_LOADS> {
  const file = path.join(APP_BUILD, '.vite/first-loads.json');
  if (!existsSync(file)) throw new Error(`There is no ${file}: run \`npm run build\` first.`);
  return v.parse(v.pipe(v.string(), v.parseJson(), FIRST_LOADS), readFileSync(file, 'utf8'));
}
