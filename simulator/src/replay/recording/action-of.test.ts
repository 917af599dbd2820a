import { expect, test } from 'vitest';
import { actionOfAnswer, actionOfOverride } from './action-of.ts';

test.each([
  ['login', 'member', { login: 'member' }],
  ['login', null, { login: null }],
  ['scan', 'CODE', { scan: 'CODE' }],
  ['scan', null, { scan: null }],
  ['share', 'done', { share: true }],
  ['share', null, { share: false }],
  ['pay', 'done', { pay: true }],
  ['pay', null, { pay: false }],
] as const)('on the screen of %s, %j is told', (kind, answer, action) => {
  expect(actionOfAnswer(kind, answer)).toEqual({ do: 'answer', ...action });
});

test('an answer of an endpoint is told by its method and path, one of all is not', () => {
  expect(actionOfOverride({ endpoint: 'claim', times: 2, code: 30006, data: {} })).toEqual({
    do: 'http.override',
    match: 'POST /portal/app/coupon/claim',
    reply: { code: 30006, data: {} },
    times: 2,
  });
  expect(actionOfOverride({ times: 1, network: 'lost' })).toBeNull();
});
