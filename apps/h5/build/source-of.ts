import type { Rolldown } from 'vite';

/**
 * The text of a file of the build.
 *
 * @throws Error if the build has no such file, or it is a script
 */
export function sourceOf(bundle: Rolldown.OutputBundle, name: string): string {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`The build has no file ${name}.`);
  return String(file.source);
}
