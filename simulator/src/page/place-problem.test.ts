import { BRAND } from '@cangkir/core';
import { expect, test } from 'vitest';
import { placeProblem } from './place-problem.ts';

test.each([
  ['http://localhost:5173', true, null],
  ['https://previews.example.com', true, null],
  ['http://192.168.1.4', false, 'The simulator needs HTTPS'],
  [BRAND.appHost, true, 'The simulator does not run beside the customers’ app'],
  [BRAND.linkHost, true, 'The simulator does not run beside the customers’ app'],
])('a page of %s, secure: %s, has as its problem: %s', (origin, isSecureContext, title) => {
  expect(placeProblem({ origin, isSecureContext })?.title ?? null).toBe(title);
});
