import { expect, test } from 'vitest';
import { communityNotice } from './community-notice.ts';

test.each([
  ['register', 'registered'],
  ['cancel', 'cancelled'],
  ['checkIn', 'checkedIn'],
  ['claimRewards', 'rewardsPaid'],
] as const)('shows for a %s that is done: %s', (change, notice) => {
  expect(communityNotice(change, 0)).toBe(notice);
});

// The codes are spelled out: they are the contract with the backend.
test.each([
  [30007, 'alreadyDone'],
  [30005, 'ended'],
  [120003, 'ended'],
  [30011, null],
  [130001, 'quotaFull'],
  [130002, 'notRegistered'],
  [130003, 'cannotReregister'],
  [130004, 'registrationOver'],
  [130005, 'wrongDay'],
  [130006, 'wrongQr'],
  [30004, null],
  [99999, null],
  [10000, null],
] as const)('%i: %s', (code, notice) => {
  expect(communityNotice('register', code)).toBe(notice);
});
