import { expect, test } from 'vitest';
import { STAGING_HOSTS } from '../../testing/memory-hosts.ts';
import { BRAND } from '../brand.ts';
import { DEFAULT_ENVIRONMENT, parseEnvironment } from './environment.ts';

test('what is not said is as in the build', () => {
  const said = { apiOrigin: 'https://api.example.com:8443', hasServiceWorker: false };
  const value = { ...DEFAULT_ENVIRONMENT, ...said };
  expect(parseEnvironment(said)).toEqual({ ok: true, value });
});

test('the native app’s pages and stores are the brand’s, as far as no others are said', () => {
  const { appHost, linkHost, stores } = BRAND;
  expect(DEFAULT_ENVIRONMENT).toMatchObject({ appHost, linkHost, stores });
  expect(parseEnvironment(STAGING_HOSTS)).toMatchObject({ ok: true, value: STAGING_HOSTS });
  const { android } = STAGING_HOSTS.stores;
  expect(parseEnvironment({ stores: { android } })).toMatchObject({
    ok: true,
    value: { appHost, linkHost, stores: { ...stores, android } },
  });
});

test.each([
  ['apiOrigin', 'http://api.example.com'],
  ['apiOrigin', 'https://api.example.com/'],
  ['apiOrigin', "https://api.example.com; script-src 'unsafe-inline'"],
  ['apiOrigin', '//api.example.com'],
  ['pixelAddress', 'https://pixel.example'],
  ['pixelAddress', 'https://pixel.example/a b'],
  ['pixelAddress', 'javascript:alert(1)'],
  ['appHost', 'https://app.example.com/'],
  ['appHost', 'https://app.example.com/order'],
  ['appHost', 'https://app.example.com@evil.example'],
  ['appHost', 'http://app.example.com'],
  ['appHost', ''],
  ['appHost', null],
  ['linkHost', 'https://link.example.com?x=1'],
  ['stores', 'https://play.example.com/app'],
  ['hasServiceWorker', 'no'],
  ['apiOrign', 'https://api.example.com'],
])('%s is refused as %j', (field, value) => {
  expect(parseEnvironment({ [field]: value })).toEqual({ ok: false, failure: [field] });
});

test.each([
  ['android', 'market://details?id=app'],
  ['android', 'https://play.example.com'],
  ['ios', "https://store.example.com/';x"],
  ['ios', null],
  ['desktop', 'https://store.example.com/app'],
])('the store for %s is refused as %j', (system, value) => {
  const failure = [`stores.${system}`];
  expect(parseEnvironment({ stores: { [system]: value } })).toEqual({ ok: false, failure });
});

test('what is no object is refused', () => {
  expect(parseEnvironment(null)).toEqual({ ok: false, failure: ['no object'] });
});
