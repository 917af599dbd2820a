import { keysOf } from '../platform/keys-of.ts';

/**
 * The transitions of a machine to the state of each status, by its guard `hasStatus`. A status without a state does not
 * compile.
 */
export function toStatus<Status extends string>(states: Readonly<Record<Status, string>>) {
  return keysOf(states).map((status) => ({
    guard: { type: 'hasStatus', params: status } as const,
    target: states[status],
  }));
}
