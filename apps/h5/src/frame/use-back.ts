import { ROUTES } from '@cangkir/core';
import { useApp, useNativeApp, useNavigation } from '../product-context.tsx';

/**
 * Goes back: to the previous route, past finished flows, else out of the page in the native app, else home. An app that
 * has nothing to go back to closes its web view.
 */
export function useBack(): () => void {
  const app = useApp();
  const { native } = useNativeApp();
  const navigation = useNavigation();

  async function leave() {
    const left = await native.back();
    if (left.ok) return;
    const isRefused = left.failure.kind === 'declined' || left.failure.kind === 'unsupported';
    if (isRefused) await close();
    else navigation.replace(ROUTES.home);
  }

  async function close() {
    const closed = await native.close();
    if (!closed.ok) navigation.replace(ROUTES.home);
  }

  async function goBack() {
    const to = app.wayBack(navigation.before());
    if (to.kind === 'route') navigation.replace(to.route);
    // The native app's own step back would lead into the finished flow.
    else if (to.kind === 'outside') await close();
    else if (navigation.depth() > 0) navigation.back();
    else await leave();
  }

  return () => void goBack();
}
