/**
 * `npm run build`: the customers' app first, then the simulator, with a copy of the app for its frame. `-- --stories`
 * adds the stories of the screens and of the kit to the simulator's folder.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildStorybook } from './build-storybook.ts';
import { REPO_ROOT } from './repo-root.ts';
import { run } from './run.ts';

const STORIES = path.join(REPO_ROOT, 'simulator/dist/stories');

const { values } = parseArgs({ options: { stories: { type: 'boolean', default: false } } });

const builds = [
  () => run(['vite', 'build', 'apps/h5']),
  () => run(['vite', 'build', 'simulator']),
  ...(values.stories
    ? [
        () => buildStorybook('apps/h5', path.join(STORIES, 'screens')),
        () => buildStorybook('packages/react', path.join(STORIES, 'kit')),
      ]
    : []),
];
for (const build of builds) {
  const exitCode = await build();
  if (exitCode !== 0) process.exit(exitCode);
}
