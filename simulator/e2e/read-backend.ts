import type { EndpointName } from '@cangkir/api';
import type { Page } from '@playwright/test';
import type { Exchange } from '../src/backend/backend.types.ts';
import type { BackendState } from '../src/backend/state.ts';

/** The whole state of the simulator's backend. */
export async function backendState(page: Page): Promise<BackendState> {
  const state = await page.evaluate(() => window.simulator?.backend.snapshot());
  if (state === undefined) throw new Error('The simulator has not started.');
  return state;
}

/** The claimed vouchers, oldest first. */
export async function claimedVouchers(
  page: Page,
): Promise<readonly BackendState['vouchers'][string][]> {
  const { claims, vouchers } = await backendState(page);
  return claims.flatMap(({ voucherId }) => vouchers[voucherId] ?? []);
}

/** The requests to an endpoint, oldest first. */
export async function requestsTo(page: Page, endpoint: EndpointName): Promise<readonly Exchange[]> {
  const requests = await page.evaluate(() => window.simulator?.requests());
  return (requests ?? []).filter((request) => request.endpoint === endpoint);
}
