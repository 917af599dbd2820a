import type { EndpointName } from '@cangkir/api';
import * as v from 'valibot';
import type { Override } from './backend.types.ts';

/** The maximum length of an overridden body: every answer is masked and shown in the log. */
export const MAX_OVERRIDE_BODY = 1024 * 1024;

/** An overridden body. */
export const OVERRIDE_BODY = v.pipe(
  v.string(),
  v.maxLength(MAX_OVERRIDE_BODY, 'Expected a body of 1 MB at most'),
);

/** The pending overrides. */
export interface OverrideQueue {
  add(override: Override): void;
  /** Takes one use of the first override for the endpoint. Null if there is none. */
  take(endpoint: EndpointName | null): Override | null;
  /** How many requests will still be overridden. */
  left(): number;
  clear(): void;
}

export function createOverrideQueue(): OverrideQueue {
  let waiting: readonly Override[] = [];

  return {
    add(override) {
      waiting = [...waiting, override];
    },
    take(endpoint) {
      const taken = waiting.find((override) => fits(override, endpoint));
      if (taken === undefined) return null;
      const rest = { ...taken, times: taken.times - 1 };
      waiting = waiting
        .map((override) => (override === taken ? rest : override))
        .filter(({ times }) => times > 0);
      return taken;
    },
    left: () => waiting.reduce((sum, { times }) => sum + times, 0),
    clear() {
      waiting = [];
    },
  };
}

function fits(override: Override, endpoint: EndpointName | null): boolean {
  return override.endpoint === undefined || override.endpoint === endpoint;
}
