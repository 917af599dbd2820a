import { useCallback, useSyncExternalStore } from 'react';

/** A running actor, as far as a screen reads it. */
export interface ReadableActor<TSnapshot> {
  subscribe(listener: () => void): { unsubscribe(): void };
  getSnapshot(): TSnapshot;
}

/**
 * What `select` reads from a running actor's snapshot; null while there is no actor. It is called at
 * every render, so it may be a view-model that makes a new object each time.
 */
export function useActorState<TSnapshot, T>(
  actor: ReadableActor<TSnapshot> | null,
  select: (snapshot: TSnapshot) => T,
): T | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor?.subscribe(listener);
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  const snapshot = useSyncExternalStore(subscribe, () => actor?.getSnapshot() ?? null);
  return snapshot === null ? null : select(snapshot);
}
