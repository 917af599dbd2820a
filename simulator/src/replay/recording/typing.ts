type Json = Readonly<Record<string, unknown>>;

/** The field in which events carry what a person types, letter by letter. */
const TYPED = 'text';

/** Tells whether a step goes on typing where the step before it was: then that one need not be told. */
export function isTypedOver(step: Json, next: Json): boolean {
  const { event } = step;
  if (step['do'] !== 'send' || typeof event !== 'object' || event === null) return false;
  return Object.hasOwn(event, TYPED) && withoutTyped(step) === withoutTyped(next);
}

function withoutTyped(step: Json): string {
  return JSON.stringify(step, (key, value: unknown) => (key === TYPED ? undefined : value));
}
