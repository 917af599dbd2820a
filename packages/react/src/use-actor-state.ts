import { shallowEqual, useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';

/** A running actor, as far as a screen reads it. */
interface ReadableActor<TSnapshot> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): TSnapshot;
}

/**
 * What `select` reads from a running actor's snapshot. The component renders again when a member of
 * the answer changes, so `select` may be a view-model that makes a new object each time.
 */
export function useActorState<TSnapshot, T>(
  actor: ReadableActor<TSnapshot>,
  select: (snapshot: TSnapshot) => T,
): T {
  return useSelector(actor, select, shallowEqual);
}
