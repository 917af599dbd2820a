import { HOUR_MS } from '@cangkir/core/durations';
import { createSeededRandom, createVirtualClock } from '@cangkir/core/testing';
import { expect, test } from 'vitest';
import { START } from '../backend/testing.ts';
import type { SavedValue } from '../shared/saved-value.ts';
import { openBackend } from './open-backend.ts';
import { createMemoryValue } from './testing.ts';

function open(savedValue: SavedValue, now = START) {
  return openBackend({
    clock: createVirtualClock(now),
    random: createSeededRandom(7),
    savedValue,
    fixture: 'everyday',
    webHost: 'localhost',
    isKept: () => true,
  });
}

test('restores the backend’s last state', async () => {
  const savedValue = createMemoryValue();
  const token = (await open(savedValue)).logInAs('member')?.token ?? '';
  const reopened = await open(savedValue, START + 23 * HOUR_MS);
  expect(reopened.snapshot().sessions).toMatchObject({ [token]: { userId: 'member' } });
});

test('restarts after a day, because its campaigns would be over', async () => {
  const savedValue = createMemoryValue();
  (await open(savedValue)).logInAs('member');
  const reopened = await open(savedValue, START + 24 * HOUR_MS);
  expect(reopened.snapshot().sessions).toEqual({});
  expect(reopened.snapshot().campaigns['kopi-susu']?.endsAt).toBeGreaterThan(
    START + 30 * 24 * HOUR_MS,
  );
});

test.each([undefined, 'garbage', { startedAt: START, users: 'nobody' }])(
  'restarts if %j was saved',
  async (kept) => {
    const backend = await open({ load: async () => kept, save: async () => {} });
    expect(Object.keys(backend.snapshot().users)).toContain('member');
  },
);
