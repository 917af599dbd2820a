import type { Clock, Random } from '@cangkir/core';
import { DAY_MS } from '@cangkir/core/durations';
import * as v from 'valibot';
import { type Backend, createBackend } from '../backend/backend.ts';
import { FIXTURES, type FixtureName } from '../backend/fixtures.ts';
import { BACKEND_STATE } from '../backend/state.ts';
import type { SavedValue } from '../shared/saved-value.ts';

/** Fixtures are made for a moment: after a day their campaigns would be over. */
const RETENTION_MS = DAY_MS;

interface OpenOptions {
  readonly clock: Clock;
  readonly random: Random;
  readonly savedValue: SavedValue;
  readonly fixture: FixtureName;
  readonly webHost: string;
  /** Whether changes are the user's own, not a running scenario's. */
  isKept(): boolean;
}

/** Opens the backend with today's last state, else with its fixture. Saves every change by the user. */
export async function openBackend(options: OpenOptions): Promise<Backend> {
  const { clock, random, savedValue, fixture, webHost, isKept } = options;
  const kept = v.safeParse(BACKEND_STATE, await savedValue.load());
  const isFresh = kept.success && clock.now() - kept.output.startedAt < RETENTION_MS;
  const state = isFresh ? kept.output : FIXTURES[fixture].create(clock.now());
  const backend = createBackend({ clock, random, state, webHost });
  backend.on('change', () => {
    // If saving fails, the state lasts until the page is closed.
    if (isKept()) savedValue.save(backend.snapshot()).catch(() => {});
  });
  return backend;
}
