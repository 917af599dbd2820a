import { expect, test } from 'vitest';
import { deedOfAnswer, deedOfOverride } from './deed-of.ts';

test.each([
  ['login', 'member', { login: 'member' }],
  ['login', null, { login: null }],
  ['scan', 'CODE', { scan: 'CODE' }],
  ['scan', null, { scan: null }],
  ['share', 'done', { share: true }],
  ['share', null, { share: false }],
  ['pay', 'done', { pay: true }],
  ['pay', null, { pay: false }],
] as const)('on the screen of %s, %j is told', (kind, answer, deed) => {
  expect(deedOfAnswer(kind, answer)).toEqual({ do: 'answer', ...deed });
});

test('an answer of an endpoint is told by its method and path, one of all is not', () => {
  expect(deedOfOverride({ endpoint: 'claim', times: 2, code: 30006, data: {} })).toEqual({
    do: 'http.override',
    match: 'POST /portal/app/coupon/claim',
    reply: { code: 30006, data: {} },
    times: 2,
  });
  expect(deedOfOverride({ times: 1, network: 'lost' })).toBeNull();
});
