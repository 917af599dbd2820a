import type { JsonObject } from '../../shared/json-object.ts';

/** The field in which events carry what a person types, letter by letter. */
const TYPED = 'text';

/** Tells whether a step goes on typing where the step before it was: then that one need not be told. */
export function isTypedOver(step: JsonObject, next: JsonObject): boolean {
  const { event } = step;
  if (step['do'] !== 'send' || typeof event !== 'object' || event === null) return false;
  return Object.hasOwn(event, TYPED) && withoutTyped(step) === withoutTyped(next);
}

function withoutTyped(step: JsonObject): string {
  return JSON.stringify(step, (key, value: unknown) => (key === TYPED ? undefined : value));
}
