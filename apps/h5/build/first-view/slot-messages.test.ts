import { expect, test } from 'vitest';
import { slotMessagesOf } from './slot-messages.ts';

const SLOTS = [
  { messages: { claim: ['title'] } },
  { messages: { claim: ['title', 'group.days'] } },
];

function messagesWith(changed: object, language: 'id' | 'en' = 'en') {
  const messages = { title: 'Hello', group: { days_one: 'a day', days_other: '{{count}} days' } };
  return slotMessagesOf(SLOTS, language, () => JSON.stringify({ ...messages, ...changed }))[
    'claim'
  ];
}

test('has each text once, a plural with the forms of its language', () => {
  expect(messagesWith({})).toEqual({
    title: 'Hello',
    'group.days': { one: 'a day', other: '{{count}} days' },
  });
  expect(messagesWith({}, 'id')?.['group.days']).toEqual({ other: '{{count}} days' });
});

test.each([
  ['a missing text', { title: undefined }, 'title'],
  ['a blank text', { title: ' ' }, 'title'],
  ['a missing group', { group: undefined }, 'group.days'],
  ['a missing plural form', { group: { days_other: '{{count}} days' } }, 'group.days_one'],
  ['a missing general form', { group: { days_one: 'a day' } }, 'group.days_other'],
])('%s fails the build with its key and its file', (_, changed, key) => {
  const build = () => messagesWith(changed);
  expect(build).toThrow(key);
  expect(build).toThrow('apps/h5/src/features/claim/messages.en.json');
});
