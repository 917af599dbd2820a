import { expect, test } from 'vitest';
import { currentEntry, FIRST_ENTRY } from './history-entry.ts';

test.each([
  ['of another page’s', 'scrolled'],
  ['without a state', null],
])('an entry %s keeps what it is given', (_, state) => {
  const history = {
    state,
    replaceState(next: typeof state) {
      history.state = next;
    },
  };
  const made = { depth: 3, before: '/mine' };
  expect(currentEntry(history, made)).toEqual(made);
  expect(currentEntry(history, FIRST_ENTRY)).toEqual(made);
});
