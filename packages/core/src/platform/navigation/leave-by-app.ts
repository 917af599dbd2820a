import type { NativeHost } from '../native-host.ts';
import type { AppHosts } from './app-hosts.ts';
import { isAppHostAddress } from './redirect-target.ts';
import type { Router } from './router.ts';

/**
 * Leaves for an address as a router does, except that the native app opens the pages of the app host itself: they are its
 * own. In a browser, or in an app without the call, they open as any other address.
 */
export function leaveByApp(
  native: Pick<NativeHost, 'openPage'>,
  leave: Router['leave'],
  hosts: AppHosts,
): Router['leave'] {
  async function openPage(address: string): Promise<void> {
    const opened = await native.openPage(address);
    if (!opened.ok) leave(address);
  }

  return (address) => {
    if (isAppHostAddress(address, hosts)) void openPage(address);
    else leave(address);
  };
}
