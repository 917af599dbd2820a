type Json = Readonly<Record<string, unknown>>;

/** The fields in which events carry what a person types, letter by letter. */
const TYPED: readonly string[] = ['text', 'typed'];

/** Tells whether a step goes on typing where the step before it was: then that one need not be told. */
export function isTypedOver(step: Json, next: Json): boolean {
  const { event } = step;
  if (step['do'] !== 'send' || typeof event !== 'object' || event === null) return false;
  const isTyping = TYPED.some((field) => Object.hasOwn(event, field));
  return isTyping && withoutTyped(step) === withoutTyped(next);
}

function withoutTyped(step: Json): string {
  return JSON.stringify(step, (key, value: unknown) => (TYPED.includes(key) ? undefined : value));
}
