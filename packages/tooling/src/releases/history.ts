import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { parseJson } from '../served/parse-json.ts';

/** Beside the releases: which of them were served, in JSON. */
const FILE = 'history.json';

const historySchema = v.array(v.object({ release: v.string(), isRolledBack: v.boolean() }));

/** Each release that was served, once, in the order in which each was served last. */
export type History = v.InferOutput<typeof historySchema>;

/**
 * Reads the history. Where the file is missing, or older because a step broke off, what is served decides.
 *
 * @param releases those whose files are there, the oldest first
 * @param current the one that is served; null before the first deployment
 */
export async function readHistory(
  to: string,
  releases: readonly string[],
  current: string | null,
): Promise<History> {
  if (current === null) return [];
  const text = await readFile(path.join(to, FILE), 'utf8').catch(() => '');
  const written = v.safeParse(historySchema, parseJson(text));
  const history = written.success
    ? written.output.filter(({ release }) => releases.includes(release))
    : releases.map((release) => ({ release, isRolledBack: false }));
  return withServed(history, current);
}

/** Serving an earlier release is a rollback from all that were served after it. */
export function withServed(history: History, release: string): History {
  const at = history.findIndex((served) => served.release === release);
  const before = at === -1 ? history : history.slice(0, at);
  const after = at === -1 ? [] : history.slice(at + 1);
  return [
    ...before,
    ...after.map((served) => ({ ...served, isRolledBack: true })),
    { release, isRolledBack: false },
  ];
}

/** The release that a rollback serves. Undefined if there is none. */
export function releaseBefore(history: History): string | undefined {
  return history.slice(0, -1).findLast(({ isRolledBack }) => !isRolledBack)?.release;
}

/** Writes the history as a whole, or not at all. */
export async function writeHistory(to: string, history: History): Promise<void> {
  const unfinished = path.join(to, `.${FILE}`);
  await writeFile(unfinished, `${JSON.stringify(history, null, 2)}\n`);
  await rename(unfinished, path.join(to, FILE));
}
