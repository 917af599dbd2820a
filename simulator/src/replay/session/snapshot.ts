import { keysOf } from '@cangkir/core';
import type { PhoneName } from '../../settings/settings.ts';
import { isJsonObject } from '../../shared/json-object.ts';
import type { Observations, Stage } from '../driver.ts';

/** What was observed between two steps. */
export interface Snapshot extends Pick<Observations, 'actors' | 'storage'> {
  /** Everything but the screen, as JSON: the same text if nothing has changed. */
  readonly all: string;
}

const OTHERS: Readonly<Record<Exclude<keyof Observations, 'actors' | 'storage' | 'screen'>, true>> =
  {
    route: true,
    left: true,
    redirect: true,
    user: true,
    language: true,
    requests: true,
    refusals: true,
    calls: true,
    backend: true,
    smsCode: true,
    unusedOverrides: true,
  };

/** @param phone By default the first one. */
export async function takeSnapshot(
  observe: Stage['observe'],
  phone?: PhoneName,
): Promise<Snapshot> {
  const actors = plainActors(await observe('actors', phone));
  const storage = await observe('storage', phone);
  const others = await Promise.all(keysOf(OTHERS).map((name) => observe(name, phone)));
  return { actors, storage, all: JSON.stringify([actors, storage, others]) };
}

/** Names an actor that has no name of its own: its id counts on from one run to the next. */
const UNNAMED = /^x:\d+$/;

/** A context may hold actors. As JSON they are an id; as objects they lead to all others. */
export function plainActors(actors: Observations['actors']): Observations['actors'] {
  return JSON.parse(
    JSON.stringify(actors, (_, value: unknown) => {
      if (!isJsonObject(value) || value['xstate$$type'] === undefined) return value;
      const { id } = value;
      return typeof id === 'string' && !UNNAMED.test(id) ? `actor ${id}` : 'actor';
    }),
  );
}
