import * as v from 'valibot';
import { expect, test } from 'vitest';
import { DEFAULT_ENVIRONMENT, environmentSchema } from './environment.ts';

test('what is not said is as in the build', () => {
  const said = { apiOrigin: 'https://api.example.com:8443', hasServiceWorker: false };
  expect(v.parse(environmentSchema, said)).toEqual({ ...DEFAULT_ENVIRONMENT, ...said });
});

test.each([
  { apiOrigin: 'http://api.example.com' },
  { apiOrigin: 'https://api.example.com/' },
  { apiOrigin: "https://api.example.com; script-src 'unsafe-inline'" },
  { apiOrigin: '//api.example.com' },
  { pixelAddress: 'https://pixel.example' },
  { pixelAddress: 'https://pixel.example/a b' },
  { pixelAddress: 'javascript:alert(1)' },
  { hasServiceWorker: 'no' },
  { apiOrign: 'https://api.example.com' },
  '{}',
  null,
])('%j is refused', (said) => {
  expect(v.safeParse(environmentSchema, said).success).toBe(false);
});
