import { ROUTES } from '@cangkir/core';
import { useProduct } from '../product-context.tsx';

/**
 * Goes back: to the previous route, else out of the page in the native app, else home. An app that has nothing to go back
 * to closes its web view.
 */
export function useBack(): () => void {
  const { native, router } = useProduct();

  async function goBack() {
    if (router.depth() > 0) {
      router.back();
      return;
    }
    const left = await native.back();
    if (left.ok) return;
    const isRefused = left.failure.kind === 'declined' || left.failure.kind === 'unsupported';
    const closed = isRefused && (await native.close()).ok;
    if (!closed) router.replace(ROUTES.home);
  }

  return () => void goBack();
}
