import type { BackendState, DraftState } from './state.ts';

/**
 * A deep copy of JSON. Several times faster than `structuredClone`, which supports any value, and every scenario starts
 * with one.
 */
export function copyOf(state: BackendState): DraftState;
export function copyOf<Value>(json: Value): Value;
export function copyOf(json: unknown): unknown {
  if (Array.isArray(json)) return json.map((item: unknown) => copyOf(item));
  if (typeof json !== 'object' || json === null) return json;
  const copy: Record<string, unknown> = { ...json };
  for (const key of Object.keys(copy)) copy[key] = copyOf(copy[key]);
  return copy;
}
