import type { GatewayFailure } from './gateway/gateway.ts';

/** An actor of a machine ended with an outcome, of a read or of a change. */
export interface OutcomeEvent {
  readonly output: { readonly kind: string; readonly failure?: GatewayFailure };
}

/** A guard: the outcome is of this kind. */
export function isOutcome(kind: string) {
  return ({ event }: { readonly event: OutcomeEvent }) => event.output.kind === kind;
}

/** A guard: the item does not exist, or no longer. */
export function isNotFound({ event }: { readonly event: OutcomeEvent }): boolean {
  return event.output.failure?.kind === 'notFound';
}

/** A guard: a member's session ended. Visitors with an old token see the visitor's page. */
export function isSessionEnded({
  context,
  event,
}: {
  readonly context: { readonly isLoggedIn: boolean };
  readonly event: OutcomeEvent;
}): boolean {
  return context.isLoggedIn && event.output.kind === 'sessionEnded';
}

/** Passes the outcome of an actor to a named action. */
export function withOutcome<Name extends string>(type: Name) {
  return {
    type,
    params: <Output>({ event }: { readonly event: { readonly output: Output } }) => event.output,
  } as const;
}
