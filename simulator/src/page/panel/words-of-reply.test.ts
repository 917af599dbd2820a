import { expect, test } from 'vitest';
import { wordsOfReply } from './words-of-reply.ts';

test('describes a promised answer by its call, its turn and its reply', () => {
  const own = { answer: 'own', delay: 0, times: 1 } as const;
  expect(wordsOfReply({ name: 'userInfo', nth: 4, reply: own }, 3)).toBe(
    'userInfo, next: the app’s own answer',
  );
  const refusal = { code: -5, data: null, msg: '', delay: 500, times: 2 } as const;
  expect(wordsOfReply({ name: 'scanCode', nth: 2, reply: refusal }, 0)).toBe(
    'scanCode, 2 calls from now: -5, after 500 ms, given twice',
  );
  expect(wordsOfReply({ name: 'toLogin', nth: null, reply: { ...own, times: 0 } }, 7)).toBe(
    'toLogin, next: the app’s own answer, given never',
  );
});
