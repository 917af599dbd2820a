import { expect, test } from 'vitest';
import { overrideText } from './override-text.ts';

test('describes an override by its call, its turn and its reply', () => {
  const own = { answer: 'own', delay: 0, times: 1 } as const;
  expect(overrideText({ name: 'userInfo', nth: 4, reply: own }, 3)).toBe(
    'userInfo, next: the app’s own answer',
  );
  const refusal = { code: -5, data: null, msg: '', delay: 500, times: 2 } as const;
  expect(overrideText({ name: 'scanCode', nth: 2, reply: refusal }, 0)).toBe(
    'scanCode, 2 calls from now: -5, after 500 ms, given twice',
  );
  expect(overrideText({ name: 'toLogin', nth: null, reply: { ...own, times: 0 } }, 7)).toBe(
    'toLogin, next: the app’s own answer, given never',
  );
});
