import { ROUTES } from '@cangkir/core';
import { idleTime } from '../adapters/idle-time.ts';
import { isSlow, savesData } from '../adapters/network-terms.ts';
import { forgetFailedChunks } from '../navigation/chunk.ts';

/** What people open next, the most likely first. */
const NEXT_ROUTES = [ROUTES.login, ROUTES.vouchers, ROUTES.mine, ROUTES.home];

/** Loads the screens that people open next, one after the other, while the phone has nothing else to do. */
export async function loadAhead(load: (route: string) => Promise<unknown>): Promise<void> {
  try {
    for (const route of NEXT_ROUTES) {
      await idleTime();
      if (savesData(navigator) || isSlow(navigator)) return;
      await load(route);
    }
  } catch {
    // A screen that did not arrive is loaded again when it is opened.
    forgetFailedChunks();
  }
}
