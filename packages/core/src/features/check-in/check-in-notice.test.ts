import { expect, test } from 'vitest';
import { checkInNotice } from './check-in-notice.ts';

// The codes are spelled out: they are the contract with the backend.
test.each([
  [0, 'checkedIn'],
  [30007, 'alreadyCheckedIn'],
  [30004, 'notStarted'],
  [120002, 'notStarted'],
  [30005, 'ended'],
  [120003, 'ended'],
  [110004, 'ended'],
  [30011, null],
  [120101, null],
  [30006, null],
  [10000, null],
] as const)('%i: %s', (code, notice) => {
  expect(checkInNotice(code)).toBe(notice);
});
