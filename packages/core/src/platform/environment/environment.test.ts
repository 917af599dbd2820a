import { expect, test } from 'vitest';
import { DEFAULT_ENVIRONMENT, parseEnvironment } from './environment.ts';

test('what is not said is as in the build', () => {
  const said = { apiOrigin: 'https://api.example.com:8443', hasServiceWorker: false };
  const value = { ...DEFAULT_ENVIRONMENT, ...said };
  expect(parseEnvironment(said)).toEqual({ ok: true, value });
});

test.each([
  ['apiOrigin', 'http://api.example.com'],
  ['apiOrigin', 'https://api.example.com/'],
  ['apiOrigin', "https://api.example.com; script-src 'unsafe-inline'"],
  ['apiOrigin', '//api.example.com'],
  ['pixelAddress', 'https://pixel.example'],
  ['pixelAddress', 'https://pixel.example/a b'],
  ['pixelAddress', 'javascript:alert(1)'],
  ['hasServiceWorker', 'no'],
  ['apiOrign', 'https://api.example.com'],
])('%s is refused as %j', (field, value) => {
  expect(parseEnvironment({ [field]: value })).toEqual({ ok: false, failure: [field] });
});

test('what is no object is refused', () => {
  expect(parseEnvironment(null)).toEqual({ ok: false, failure: ['no object'] });
});
