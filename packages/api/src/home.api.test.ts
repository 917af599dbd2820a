import { createAccount, createHome, createPointsHistory } from '@cangkir/core/testing';
import { expect, test } from 'vitest';
import { createAccountGateway } from './account.api.ts';
import { createHomeGateway } from './home.api.ts';
import { createTestClient, envelope } from './testing/test-client.ts';

const NOW = Date.UTC(2026, 10, 21, 6);

/** Gateways whose backend gives one answer, and what it was asked. */
function setUp(data: unknown) {
  const { client, sent } = createTestClient(() => envelope(0, data));
  return {
    home: createHomeGateway(client),
    account: createAccountGateway(client),
    asked: () => new URL(sent[0]?.url ?? '').pathname,
  };
}

test('finds the content of home', async () => {
  const { home, asked } = setUp(createHome(NOW));
  expect(await home.find()).toEqual({ ok: true, value: createHome(NOW) });
  expect(asked()).toBe('/portal/app/home');
});

test('takes a picture that it does not know for a cup', async () => {
  const [banner] = createHome(NOW).banners;
  const { home } = setUp({ ...createHome(NOW), banners: [{ ...banner, picture: 'matcha' }] });
  expect(await home.find()).toMatchObject({ value: { banners: [{ picture: 'cup' }] } });
});

test('refuses home in another form', async () => {
  const { home } = setUp({ ...createHome(NOW), campaigns: [{ kind: 'lottery' }] });
  expect(await home.find()).toEqual({ ok: false, failure: { kind: 'malformed' } });
});

test('finds the account', async () => {
  const { account, asked } = setUp(createAccount(NOW));
  expect(await account.find()).toEqual({ ok: true, value: createAccount(NOW) });
  expect(asked()).toBe('/portal/app/account');
});

test('finds the history of the points', async () => {
  const { account, asked } = setUp({ entries: createPointsHistory(NOW) });
  expect(await account.pointsHistory()).toEqual({ ok: true, value: createPointsHistory(NOW) });
  expect(asked()).toBe('/portal/app/points/history');
});
