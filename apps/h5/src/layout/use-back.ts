import { ROUTES } from '@cangkir/core';
import { useProduct } from '../product-context.tsx';

/** The way back: to the route before, else out of the page in the native app, else home. */
export function useBack(): () => void {
  const { app, native, router } = useProduct();

  async function goBack() {
    const { routeQueue } = app.session.commonSession.get();
    if (routeQueue.length > 1) {
      router.back();
      return;
    }
    const left = await native.back();
    if (!left.ok) router.replace(ROUTES.home);
  }

  return () => void goBack();
}
