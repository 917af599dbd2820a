import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { APP_BUILD } from '../built-app.ts';
import { REPO_ROOT } from '../repo-root.ts';

/** Where the app's build puts the source maps of its scripts. */
export const SOURCE_MAPS = path.join(REPO_ROOT, '.cache/source-maps');

/**
 * The place in the source of a frame of an error report, such as `apps/h5/src/main.tsx:12`. Null if the build has no
 * such script, or nothing of ours stands there.
 *
 * @param frame A script of the build with a line and a column, such as `assets/a1b2c3d.js:1:2345`.
 * @param maps The folder of the build's source maps.
 * @param build The folder of the build.
 */
export async function sourceOfFrame(
  frame: string,
  maps = SOURCE_MAPS,
  build = APP_BUILD,
): Promise<string | null> {
  const [, file = '', line, column] = /^(.+):(\d+):(\d+)$/.exec(frame) ?? [];
  const map = await readMap(path.join(maps, `${path.basename(file)}.map`));
  if (map === null) return null;
  // A frame counts columns from 1, a source map from 0.
  const place = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
  if (place.source === null) return null;
  const source = path.resolve(build, path.dirname(file), place.source);
  return `${path.relative(REPO_ROOT, source)}:${place.line}`;
}

async function readMap(file: string): Promise<TraceMap | null> {
  try {
    return new TraceMap(await readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
