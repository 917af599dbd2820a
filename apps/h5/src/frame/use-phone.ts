import { useSyncExternalStore } from 'react';
import { useSession } from '../product-context.tsx';

/** The phone of the current user; empty when logged out. */
export function usePhone(): string {
  const { global } = useSession();
  const read = () => global.get().userInfo?.phone ?? '';
  return useSyncExternalStore(global.subscribe, read, read);
}
