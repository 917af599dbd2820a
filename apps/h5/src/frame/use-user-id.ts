import { userIdOf } from '@cangkir/core';
import { useSyncExternalStore } from 'react';
import { useSession } from '../product-context.tsx';

/** The id of the current user; null when logged out. */
export function useUserId(): string | null {
  const { global } = useSession();
  const userId = () => userIdOf(global.get());
  return useSyncExternalStore(global.subscribe, userId, userId);
}
