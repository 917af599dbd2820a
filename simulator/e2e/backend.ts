import type { Page } from '@playwright/test';
import type { BackendState, BackendVoucher } from '../src/backend/state.ts';

/** All that the simulator's backend knows. */
export async function backendState(page: Page): Promise<BackendState> {
  return page.evaluate(() => {
    if (window.simulator === undefined) throw new Error('The simulator has not started.');
    return window.simulator.backend.snapshot();
  });
}

/** The vouchers that were claimed, the first one first. */
export async function claimedVouchers(page: Page): Promise<readonly BackendVoucher[]> {
  const { claims, vouchers } = await backendState(page);
  return claims.flatMap(({ voucherId }) => vouchers[voucherId] ?? []);
}
