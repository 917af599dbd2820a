import type { JsonObject } from '../../shared/json-object.ts';

/** The field of an event that holds what a person types, letter by letter. */
const TYPED = 'text';

/** A copy of an object as JSON holds it. Null if JSON would lose a part of it. */
export function toJson(value: object): object | null {
  return isJson(value, []) ? JSON.parse(JSON.stringify(value)) : null;
}

/**
 * @param ancestors The objects around the value. One that holds itself is not JSON.
 */
function isJson(value: unknown, ancestors: readonly object[]): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (value === null) return true;
  if (ancestors.includes(value) || !(Array.isArray(value) || isPlain(value))) return false;
  // A field that is undefined is the same as none.
  return Object.values(value).every(
    (entry) =>
      isJson(entry, [...ancestors, value]) || (entry === undefined && !Array.isArray(value)),
  );
}

/** Objects of a framed page have a prototype of their own, which ends its chain as ours does. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Whether a step continues the typing of the step before, so that only the later one needs to be kept. */
export function continuesTyping(step: JsonObject, next: JsonObject): boolean {
  const { event } = step;
  if (step['do'] !== 'send' || typeof event !== 'object' || event === null) return false;
  return Object.hasOwn(event, TYPED) && withoutTyped(step) === withoutTyped(next);
}

function withoutTyped(step: JsonObject): string {
  return JSON.stringify(step, (key, value: unknown) => (key === TYPED ? undefined : value));
}
