import { expect, test } from 'vitest';
import { MEMORY_RECIPIENT } from './prize-form.memory.ts';
import { prizeFormOutcome } from './prize-form-outcome.ts';

const SENT = { recipient: MEMORY_RECIPIENT, sentAt: 1000 };

test.each([
  [0, { kind: 'sent', sent: SENT }],
  [30007, { kind: 'alreadySent', sent: SENT }],
  [30005, { kind: 'closed', sent: null }],
  [120003, { kind: 'closed', sent: null }],
  [110004, { kind: 'closed', sent: null }],
  [30011, null],
  [30004, null],
  [39999, null],
])('%i means %j', (code, outcome) => {
  expect(prizeFormOutcome({ code, sent: SENT })).toEqual(outcome);
});

test.each([0, 30007])('ignores %i without a recipient', (code) => {
  expect(prizeFormOutcome({ code })).toBeNull();
});
