import { expect, test } from 'vitest';
import { parseCommunityDraft } from './community-draft.ts';

test.each([
  { change: { kind: 'register' }, pendingKey: 'key-1' },
  { change: { kind: 'cancel' }, pendingKey: 'key-1' },
  { change: { kind: 'claimRewards' }, pendingKey: 'key-1' },
  { change: { kind: 'checkIn', code: 'host-code-1' }, pendingKey: 'key-1' },
])('a stored change is read back: %j', (draft) => {
  expect(parseCommunityDraft(draft)).toEqual(draft);
});

test.each([
  null,
  undefined,
  'key-1',
  {},
  { pendingKey: 'key-1' },
  { change: { kind: 'register' } },
  { change: { kind: 'register' }, pendingKey: 7 },
  { change: { kind: 'leave' }, pendingKey: 'key-1' },
  { change: { kind: 'checkIn' }, pendingKey: 'key-1' },
])('%j is no draft', (stored) => {
  expect(parseCommunityDraft(stored)).toBeNull();
});
