import { expect, test } from 'vitest';
import { leavesOf } from './leaves-of.ts';

test.each([
  ['idle', ['idle']],
  [{ closed: 'waiting' }, ['closed.waiting']],
  [{ closed: { waiting: 'slow' } }, ['closed.waiting.slow']],
  [{ form: 'typing', help: 'hidden' }, ['form.typing', 'help.hidden']],
  // A region without states of its own.
  [{ form: {}, help: 'hidden' }, ['form', 'help.hidden']],
])('the innermost states of %j are %j', (value, leaves) => {
  expect(leavesOf(value)).toEqual(leaves);
});
