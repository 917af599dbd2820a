import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { REPO_ROOT } from './repo-root.ts';

/** The folder of the customers' app's production build. */
export const APP_BUILD = path.join(REPO_ROOT, 'apps/h5/dist');

/** The file of the build that lists what each screen loads. */
export const FIRST_LOADS_FILE = '.vite/first-loads.json';

const texts = v.pipe(v.array(v.string()), v.readonly());

const FIRST_LOADS = v.array(
  v.object({
    /** The screen's module. */
    screen: v.string(),
    /** Its routes, if it opens without a network. */
    offlineRoutes: texts,
    files: v.object({ id: texts, en: texts, zh: texts }),
  }),
);

/** What a browser loads after the HTML before it shows a screen: files of the build, in each language. */
export type FirstLoad = Readonly<v.InferOutput<typeof FIRST_LOADS>[number]>;

/**
 * Reads the first load of every screen, which the app's production build says.
 *
 * @throws Error if there is no build
 */
export function readFirstLoads(): readonly FirstLoad[] {
  const file = path.join(APP_BUILD, FIRST_LOADS_FILE);
  if (!existsSync(file)) throw new Error(`There is no ${file}: run \`npm run build\` first.`);
  return v.parse(v.pipe(v.string(), v.parseJson(), FIRST_LOADS), readFileSync(file, 'utf8'));
}
