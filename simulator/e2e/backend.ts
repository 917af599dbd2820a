import type { EndpointName } from '@cangkir/api';
import type { Page } from '@playwright/test';
import type { Exchange, Override } from '../src/backend/backend.types.ts';
import type { BackendState, BackendVoucher } from '../src/backend/state.ts';

/** All that the simulator's backend knows. */
export async function backendState(page: Page): Promise<BackendState> {
  const state = await page.evaluate(() => window.simulator?.backend.snapshot());
  if (state === undefined) throw new Error('The simulator has not started.');
  return state;
}

/** The vouchers that were claimed, the first one first. */
export async function claimedVouchers(page: Page): Promise<readonly BackendVoucher[]> {
  const { claims, vouchers } = await backendState(page);
  return claims.flatMap(({ voucherId }) => vouchers[voucherId] ?? []);
}

/** The requests that arrived at an endpoint, the oldest first. */
export async function requestsTo(page: Page, endpoint: EndpointName): Promise<readonly Exchange[]> {
  const requests = await page.evaluate(() => window.simulator?.requests());
  return (requests ?? []).filter((request) => request.endpoint === endpoint);
}

/** Answers the next requests otherwise than by the rules, where the page has no fault for it. */
export async function overrideAnswers(page: Page, override: Override): Promise<void> {
  await page.evaluate((next) => window.simulator?.backend.override(next), override);
}
