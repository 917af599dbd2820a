import { run } from './run.ts';

/** Builds the stories of a workspace, for a server of files under any path. Returns the exit code. */
export function buildStorybook(
  workspace: 'apps/h5' | 'packages/react',
  to: string,
): Promise<number> {
  const folders = ['--config-dir', `${workspace}/.storybook`, '--output-dir', to];
  return run(['storybook', 'build', '--quiet', ...folders]);
}
