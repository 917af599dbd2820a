import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRef, EventObject, Snapshot } from 'xstate';

/**
 * What `select` reads from a running actor's snapshot. The component renders again when a member of
 * the answer changes, so `select` may be a view-model that makes a new object each time.
 */
export function useActorState<TSnapshot extends Snapshot<unknown>, T>(
  actor: Pick<ActorRef<TSnapshot, EventObject>, 'subscribe' | 'getSnapshot'>,
  select: (snapshot: TSnapshot) => T,
): T {
  return useSelector(actor, select, shallowEqual);
}
