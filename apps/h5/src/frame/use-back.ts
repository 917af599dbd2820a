import { ROUTES } from '@cangkir/core';
import { useProduct } from '../product-context.tsx';

/** Goes back: to the previous route, else out of the page in the native app, else home. */
export function useBack(): () => void {
  const { native, router } = useProduct();

  async function goBack() {
    if (router.depth() > 0) {
      router.back();
      return;
    }
    const left = await native.back();
    if (!left.ok) router.replace(ROUTES.home);
  }

  return () => void goBack();
}
