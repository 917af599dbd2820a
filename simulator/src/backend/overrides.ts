import type { EndpointName } from '@cangkir/api';
import type { Override } from './backend.types.ts';

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
