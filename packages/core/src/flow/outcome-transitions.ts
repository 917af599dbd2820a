/** A guard: the outcome of an actor is of this kind. */
export function isOutcome(kind: string) {
  return ({ event }: { readonly event: { readonly output: { readonly kind: string } } }) =>
    event.output.kind === kind;
}

/** Gives the outcome of an actor to a named action. */
export function withOutcome<Name extends string>(type: Name) {
  return {
    type,
    params: <Output>({ event }: { readonly event: { readonly output: Output } }) => event.output,
  } as const;
}

/** The state of every machine whose page waits for a login. */
export const LOGIN_REQUIRED = {
  entry: 'requireLogin',
  on: { LOG_IN: { actions: 'requireLogin' } },
} as const;
