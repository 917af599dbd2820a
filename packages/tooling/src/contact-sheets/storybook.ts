import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { REPO_ROOT } from '../repo-root.ts';

/** The folder of the built Storybook of the screens. */
export const STORYBOOK = path.join(REPO_ROOT, 'apps/h5/storybook-static');

/** Storybook's list of stories. */
const INDEX = v.object({
  entries: v.record(
    v.string(),
    v.object({ id: v.string(), title: v.string(), name: v.string(), type: v.string() }),
  ),
});

export type Story = v.InferOutput<typeof INDEX>['entries'][string];

/** The built stories whose title contains a text. */
export function findStories(filter: string): readonly Story[] {
  const text = readFileSync(path.join(STORYBOOK, 'index.json'), 'utf8');
  const { entries } = v.parse(v.pipe(v.string(), v.parseJson(), INDEX), text);
  return Object.values(entries).filter(
    ({ type, title }) => type === 'story' && title.toLowerCase().includes(filter.toLowerCase()),
  );
}
