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
import { BuildError, configureBuild } from './configure-build.ts';

/** A link to the folder of the release that is served. Replaced at once, so no visit sees half a release. */
const CURRENT = 'current';
const RELEASES = 'releases';

/** One for all releases: the names in it have hashes, so an open page finds its files whatever is current. */
const ASSETS = 'assets';

/** The files of a release in {@link ASSETS}. No server sends what begins with a dot. */
const NOTE = '.assets.json';

const UNFINISHED = '.unfinished-';

/** How a release is called: which one it is, and what is in it. */
const NAME = /^(\d+)-[\da-f]{8}$/;

/** What a deployment did. */
export interface Deployed {
  readonly release: string;
  /** The releases whose files are gone. */
  readonly removed: readonly string[];
}

/**
 * Lays a build out beside the earlier releases, and makes it the one that is served.
 *
 * @param keep How many earlier releases stay, for pages that are open, and for a rollback.
 * @throws BuildError if there is no build, or it cannot be set up. Nothing has changed then.
 */
export async function deploy(
  build: string,
  to: string,
  environment: Environment,
  keep: number,
): Promise<Deployed> {
  const page = await readFile(path.join(build, 'index.html')).catch(() => null);
  if (page === null) throw new BuildError(`There is no build in ${build}: npm run build makes it.`);
  const folder = path.join(to, RELEASES);
  await mkdir(folder, { recursive: true });
  const last = (await releasesIn(to)).at(-1);
  const content = createHash('sha256').update(page).update(JSON.stringify(environment));
  const release = `${numberOf(last ?? '0') + 1}-${content.digest('hex').slice(0, 8)}`;
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
  await serve(to, release);
  return { release, removed: await forgetBefore(to, keep) };
}

/**
 * Goes back to the release before the one that is served. The later ones stay, for pages that are open.
 *
 * @returns its name, or null if there is none
 */
export async function rollBack(to: string): Promise<string | null> {
  const current = path.basename(await readlink(path.join(to, CURRENT)));
  const before = (await releasesIn(to)).filter((name) => numberOf(name) < numberOf(current)).at(-1);
  if (before === undefined) return null;
  await serve(to, before);
  return before;
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

async function serve(to: string, release: string): Promise<void> {
  const next = path.join(to, `${UNFINISHED}${CURRENT}`);
  await rm(next, { force: true });
  await symlink(path.join(RELEASES, release), next);
  await rename(next, path.join(to, CURRENT));
}

/** Removes all but the newest releases, and the assets that none of the rest has. */
async function forgetBefore(to: string, keep: number): Promise<readonly string[]> {
  const removed = (await releasesIn(to)).slice(0, -(keep + 1));
  for (const name of removed) await rm(path.join(to, RELEASES, name), { recursive: true });
  const kept = new Set<string>();
  for (const name of await releasesIn(to)) {
    const note = await readFile(path.join(to, RELEASES, name, NOTE), 'utf8');
    for (const asset of v.parse(v.array(v.string()), JSON.parse(note))) kept.add(asset);
  }
  for (const name of await readdir(path.join(to, ASSETS))) {
    if (!kept.has(name)) await rm(path.join(to, ASSETS, name));
  }
  return removed;
}

/** The releases, the oldest first. */
async function releasesIn(to: string): Promise<readonly string[]> {
  const names = await readdir(path.join(to, RELEASES));
  return names.filter((name) => NAME.test(name)).sort((a, b) => numberOf(a) - numberOf(b));
}

function numberOf(release: string): number {
  return Number.parseInt(release, 10);
}
