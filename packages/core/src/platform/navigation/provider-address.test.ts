import { expect, test } from 'vitest';
import { isProviderAddress, PROVIDER_HOSTS } from './provider-address.ts';

const HOST = 'checkout.payment.example';

test('the hosts are known', () => {
  expect(PROVIDER_HOSTS).toEqual([HOST, 'sandbox.payment.example']);
});

test.each([
  `https://${HOST}`,
  `https://${HOST}/`,
  `https://${HOST}/pay/1?order=A%20B&x=[1]~#top`,
  `https://${HOST}?order=1`,
  `https://${HOST}#1`,
  'https://sandbox.payment.example/pay/1',
])('accepts %s as a provider’s page', (address) => {
  expect(isProviderAddress(address)).toBe(true);
});

test.each([
  '',
  HOST,
  `http://${HOST}/`,
  `HTTPS://${HOST}/`,
  `//${HOST}/`,
  `javascript:https://${HOST}/`,
  ` https://${HOST}/`,
  `https://${HOST}:8443/`,
  `https://${HOST}@evil.example/`,
  `https://evil.example/?https://${HOST}/`,
  `https://evil.example/#https://${HOST}`,
  `https://evil.example\\@${HOST}/`,
  `https://${HOST}\\@evil.example/`,
  `https://${HOST}/\\evil.example`,
  `https://${HOST}/a b`,
  `https://${HOST}/\u202e`,
  `https://${HOST}/\n`,
  `https://${HOST}.evil.example/`,
  `https://evil-${HOST}/`,
  `https://www.${HOST}/`,
  'https://CHECKOUT.payment.example/',
  'https:///pay',
  'https://',
])('rejects %j', (address) => {
  expect(isProviderAddress(address)).toBe(false);
});

test('rejects an address of more than 2048 characters', () => {
  const start = `https://${HOST}/`;
  const longest = start + 'a'.repeat(2048 - start.length);
  expect(isProviderAddress(longest)).toBe(true);
  expect(isProviderAddress(`${longest}a`)).toBe(false);
});
