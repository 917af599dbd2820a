import { expect, test, vi } from 'vitest';
import { MEMORY_HOSTS, STAGING_HOSTS } from '../../testing/memory-hosts.ts';
import { createMemoryNativeHost } from '../../testing/memory-native-host.ts';
import { BRAND } from '../brand.ts';
import { fail, succeed } from '../result.ts';
import { leaveByApp } from './leave-by-app.ts';
import { appHostAddress } from './redirect-target.ts';

const ORDERS = appHostAddress('/mine', MEMORY_HOSTS);

/** Leaves for an address. Returns what the app opened, and where the page went by itself. */
async function leaveFor(address: string, openPage = createMemoryNativeHost().openPage) {
  const asked = vi.fn(openPage);
  const left = vi.fn();
  leaveByApp({ openPage: asked }, left, MEMORY_HOSTS)(address);
  await Promise.resolve();
  await Promise.resolve();
  return { opened: asked.mock.calls.flat(), left: left.mock.calls.flat() };
}

test('lets the native app open a page of the app host', async () => {
  expect(await leaveFor(ORDERS, async () => succeed(undefined))).toEqual({
    opened: [ORDERS],
    left: [],
  });
});

test.each(['outside-app', 'unsupported', 'timeout', 'declined'] as const)(
  'opens it as any address after %s',
  async (kind) => {
    expect((await leaveFor(ORDERS, async () => fail({ kind }))).left).toEqual([ORDERS]);
  },
);

test.each([
  'https://checkout.payment.example/pay/1',
  `${BRAND.appHost}.evil.example/order/#/mine`,
  appHostAddress('/mine', STAGING_HOSTS),
])('never asks the app to open %s', async (address) => {
  expect(await leaveFor(address)).toEqual({ opened: [], left: [address] });
});
