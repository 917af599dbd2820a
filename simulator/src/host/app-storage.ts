import type { AppStorage } from './host.types.ts';

/** What a new installation of the app keeps for the page: the id of Jakarta Selatan, and where its visits come from. */
const INITIAL_CACHE = [
  ['cityId', '3171'],
  ['common.sourceid', 'app-home'],
] as const;

/** The storage of a newly installed app. */
export function createAppStorage(): AppStorage {
  return { kept: new Map(), temporary: new Map(), cache: new Map(INITIAL_CACHE) };
}

/** Empties the app's storage, as a new installation does. */
export function resetAppStorage({ kept, temporary, cache }: AppStorage): void {
  for (const map of [kept, temporary, cache]) map.clear();
  for (const [name, value] of INITIAL_CACHE) cache.set(name, value);
}
