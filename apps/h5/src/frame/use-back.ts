import { ROUTES } from '@cangkir/core';
import { useNativeApp, useNavigation } from '../product-context.tsx';

/**
 * Goes back: to the previous route, else out of the page in the native app, else home. An app that has nothing to go back
 * to closes its web view.
 */
export function useBack(): () => void {
  const { native } = useNativeApp();
  const navigation = useNavigation();

  async function goBack() {
    if (navigation.depth() > 0) {
      navigation.back();
      return;
    }
    const left = await native.back();
    if (left.ok) return;
    const isRefused = left.failure.kind === 'declined' || left.failure.kind === 'unsupported';
    const closed = isRefused && (await native.close()).ok;
    if (!closed) navigation.replace(ROUTES.home);
  }

  return () => void goBack();
}
