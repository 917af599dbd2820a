import { useSyncExternalStore } from 'react';
import { useProduct } from '../product-context.tsx';

/** The route that the person is on, with its query. */
export function useRoute(): string {
  const { router } = useProduct();
  return useSyncExternalStore(router.subscribe, router.current);
}
