import { expect, test } from 'vitest';
import type { Random } from '../../platform/random.ts';
import { emptyDraft } from './login-draft.ts';

/** Keys numbered in order of creation. */
function createCountedKeys(): Random {
  let made = 0;
  return {
    next: () => 0,
    uuid() {
      made += 1;
      return `key-${made}`;
    },
  };
}

test('a draft starts empty, in Indonesia, with a key for each change', () => {
  expect(emptyDraft(createCountedKeys())).toEqual({
    market: 'ID',
    typedPhone: '',
    phone: null,
    resendAt: null,
    sendKey: 'key-1',
    logInKey: 'key-2',
  });
});
