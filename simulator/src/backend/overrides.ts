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
  /** Takes one use of the first override for the endpoint: the object that was added. Null if there is none. */
  take(endpoint: EndpointName | null): Override | null;
  /** How many requests will still be overridden. */
  left(): number;
  clear(): void;
}

export function createOverrideQueue(): OverrideQueue {
  let waiting: readonly { readonly override: Override; readonly left: number }[] = [];

  return {
    add(override) {
      waiting = [...waiting, { override, left: override.times }];
    },
    take(endpoint) {
      const taken = waiting.find(({ override }) => fits(override, endpoint));
      if (taken === undefined) return null;
      const rest = { ...taken, left: taken.left - 1 };
      waiting = waiting.map((one) => (one === taken ? rest : one)).filter(({ left }) => left > 0);
      return taken.override;
    },
    left: () => waiting.reduce((sum, { left }) => sum + left, 0),
    clear() {
      waiting = [];
    },
  };
}

function fits(override: Override, endpoint: EndpointName | null): boolean {
  return override.endpoint === undefined || override.endpoint === endpoint;
}
