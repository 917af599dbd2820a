import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  copyFile,
  cp,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import type { Environment } from '@cangkir/core/environment';
import * as v from 'valibot';
import { parseJson } from '../served/parse-json.ts';
import { BuildError, configureBuild } from './configure-build.ts';
import { type History, readHistory, releaseBefore, withServed, writeHistory } from './history.ts';

/** A link to the folder of the release that is served. Replaced at once, so no visit sees half a release. */
const CURRENT = 'current';
const RELEASES = 'releases';

/** One for all releases: the names in it have hashes, so an open page finds its files whatever is current. */
const ASSETS = 'assets';

/** The files of a release in {@link ASSETS}. No server sends what begins with a dot. */
const NOTE = '.assets.json';

const UNFINISHED = '.unfinished-';

/** How a release is called: which one it is, what is in it, and the commit of its build if that is known. */
const NAME = /^(\d+)-[\da-f]{8}(-[\da-f]{8})?$/;

const COMMIT = /^[\da-f]{8,40}$/;

/** What a deployment did. */
export interface Deployed {
  readonly release: string;
  /** The releases whose files are gone. */
  readonly removed: readonly string[];
}

/** What a rollback did. */
export interface RolledBack {
  readonly release: string;
  /** Whether phones keep the app from now on. Null if that is as before. */
  readonly changedServiceWorker: boolean | null;
}

/**
 * Lays a build out beside the earlier releases, and makes it the one that is served.
 *
 * @param keep How many releases that were served last stay, for pages that are open. The one that was served until now
 * always does, for a rollback.
 * @param commit The hash of the build's commit, by which its source maps are found.
 * @throws BuildError if there is no build, or it cannot be set up. Nothing has changed then.
 */
export async function deploy(
  build: string,
  to: string,
  environment: Environment,
  keep: number,
  commit?: string,
): Promise<Deployed> {
  if (commit !== undefined && !COMMIT.test(commit))
    throw new BuildError(`${commit} is no commit: name 8 or more digits of its hash.`);
  const page = await readFile(path.join(build, 'index.html')).catch(() => null);
  if (page === null) throw new BuildError(`There is no build in ${build}: npm run build makes it.`);
  const folder = path.join(to, RELEASES);
  await mkdir(folder, { recursive: true });
  const releases = await releasesIn(to);
  const history = await readHistory(to, releases, await currentIn(to));
  const last = releases.at(-1);
  const content = createHash('sha256').update(page).update(JSON.stringify(environment));
  const parts = [numberOf(last ?? '0') + 1, content.digest('hex').slice(0, 8)];
  const release = [...parts, ...(commit === undefined ? [] : [commit.slice(0, 8)])].join('-');
  const unfinished = path.join(folder, UNFINISHED + release);
  try {
    await mkdir(unfinished, { recursive: true });
    await layOut(build, unfinished, { ...environment, release });
    await addAssets(path.join(build, ASSETS), path.join(to, ASSETS));
    await rename(unfinished, path.join(folder, release));
  } catch (error) {
    await rm(unfinished, { recursive: true });
    throw error;
  }
  const served = await serve(to, release, history);
  return { release, removed: await forgetAllBut(to, served.slice(-(Math.max(keep, 1) + 1))) };
}

/**
 * Goes back to the release that was served before and was not rolled back from. The later ones stay, for pages that are
 * open.
 *
 * @returns what it did, or null if there is no such release
 */
export async function rollBack(to: string): Promise<RolledBack | null> {
  const current = await currentIn(to);
  if (current === null) return null;
  const history = await readHistory(to, await releasesIn(to), current);
  const release = releaseBefore(history);
  if (release === undefined) return null;
  const hadServiceWorker = await hasServiceWorker(to, current);
  const hasIt = await hasServiceWorker(to, release);
  await serve(to, release, history);
  return { release, changedServiceWorker: hasIt === hadServiceWorker ? null : hasIt };
}

async function hasServiceWorker(to: string, release: string): Promise<boolean> {
  // Only a note depends on it, so nothing about it stops a rollback.
  const text = await readFile(path.join(to, RELEASES, release, 'config.json'), 'utf8').catch(
    () => '',
  );
  return !v.is(v.object({ hasServiceWorker: v.literal(false) }), parseJson(text));
}

async function layOut(build: string, folder: string, environment: Environment): Promise<void> {
  const assets = path.join(build, ASSETS);
  await cp(build, folder, {
    recursive: true,
    filter: (file) => file !== assets && !path.basename(file).startsWith('.'),
  });
  await symlink(path.join('../..', ASSETS), path.join(folder, ASSETS));
  await writeFile(path.join(folder, NOTE), JSON.stringify(await readdir(assets)));
  await configureBuild(folder, environment);
}

/** Adds the files that no release had before. A file appears as a whole. */
async function addAssets(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    const file = path.join(to, name);
    if (existsSync(file)) continue;
    const unfinished = path.join(to, UNFINISHED + name);
    await copyFile(path.join(from, name), unfinished);
    await rename(unfinished, file);
  }
}

/** The history is written last: if that fails, the link tells what was done. */
async function serve(to: string, release: string, history: History): Promise<History> {
  const next = path.join(to, `${UNFINISHED}${CURRENT}`);
  await rm(next, { force: true });
  await symlink(path.join(RELEASES, release), next);
  await rename(next, path.join(to, CURRENT));
  const served = withServed(history, release);
  await writeHistory(to, served);
  return served;
}

/** Removes the other releases, and the assets that none of the rest has. */
async function forgetAllBut(to: string, history: History): Promise<readonly string[]> {
  const stays = (name: string) => history.some(({ release }) => release === name);
  const removed = (await releasesIn(to)).filter((name) => !stays(name));
  for (const name of removed) await rm(path.join(to, RELEASES, name), { recursive: true });
  const kept = new Set<string>();
  for (const { release } of history) {
    const note = await readFile(path.join(to, RELEASES, release, NOTE), 'utf8');
    for (const asset of v.parse(v.array(v.string()), JSON.parse(note))) kept.add(asset);
  }
  for (const name of await readdir(path.join(to, ASSETS))) {
    if (!kept.has(name)) await rm(path.join(to, ASSETS, name));
  }
  return removed;
}

/** The release that is served. Null before the first deployment. */
async function currentIn(to: string): Promise<string | null> {
  const target = await readlink(path.join(to, CURRENT)).catch(() => null);
  return target === null ? null : path.basename(target);
}

/** The releases, the oldest first. */
async function releasesIn(to: string): Promise<readonly string[]> {
  const names = await readdir(path.join(to, RELEASES));
  return names.filter((name) => NAME.test(name)).sort((a, b) => numberOf(a) - numberOf(b));
}

function numberOf(release: string): number {
  return Number.parseInt(release, 10);
}
