import { expect, test } from 'vitest';
import type { Random } from '../../platform/random.ts';
import { changeDraft, emptyDraft } from './login-draft.ts';

/** Keys that tell when they were made. */
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

test('a draft begins empty, in Indonesia, with a key for each change', () => {
  expect(emptyDraft(createCountedKeys())).toEqual({
    market: 'ID',
    typedPhone: '',
    phone: null,
    resendAt: null,
    sendKey: 'key-1',
    logInKey: 'key-2',
  });
});

test.each([
  { typedPhone: '0812' },
  { market: 'SG' },
  { market: 'PH', typedPhone: '0917' },
] as const)('what is changed to %j is sent under another key', (change) => {
  const random = createCountedKeys();
  const draft = emptyDraft(random);
  expect(changeDraft(draft, change, random)).toEqual({ ...draft, ...change, sendKey: 'key-3' });
});

test.each([{}, { typedPhone: '' }, { market: 'ID' }, { market: 'ID', typedPhone: '' }] as const)(
  'what is typed anew but the same (%j) keeps its key',
  (change) => {
    const random = createCountedKeys();
    const draft = emptyDraft(random);
    expect(changeDraft(draft, change, random)).toBe(draft);
  },
);
