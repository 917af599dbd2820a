import { matchRoute } from '@cangkir/core';
import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import { notFound, SCREENS, type ScreenEntry } from './screens.ts';

/** A chunk that is not there by then is an error (specification, section 9). Milliseconds. */
const CHUNK_TIMEOUT_MS = 120_000;

/** The code of a screen did not arrive. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(route: string, cause?: unknown) {
    super(`Failed to load the screen of "${route}": the connection is slow or lost; try again`, {
      cause,
    });
  }
}

/** Loads screens, each once. */
export interface ScreenLoader {
  /** The screen of a route with its words. The same promise for the same route, as `use` asks for. */
  load(route: string): Promise<ComponentType>;
  /** Forgets what failed, so that it is asked for anew. */
  forget(route: string): void;
}

/** Makes a loader: the code and the words of a screen travel side by side. */
export function createScreenLoader(i18n: I18n): ScreenLoader {
  const loaded = new Map<ScreenEntry, Promise<ComponentType>>();

  async function start(route: string, entry: ScreenEntry): Promise<ComponentType> {
    try {
      const parts = Promise.all([entry.load(), i18n.loadNamespaces(entry.namespaces)]);
      const [screen] = await withTimeout(parts);
      return screen;
    } catch (cause) {
      throw new ChunkLoadError(route, cause);
    }
  }

  return {
    load(route) {
      const entry = entryOf(route);
      const loading = loaded.get(entry) ?? start(route, entry);
      loaded.set(entry, loading);
      return loading;
    },
    forget: (route) => void loaded.delete(entryOf(route)),
  };
}

function entryOf(route: string): ScreenEntry {
  const name = matchRoute(route);
  return name === null ? notFound : SCREENS[name];
}

function withTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => reject(new Error('Timed out')), CHUNK_TIMEOUT_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timeout));
  });
}
