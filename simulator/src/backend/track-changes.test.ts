import { expect, test } from 'vitest';
import { copyOf } from './copy-of.ts';
import { FIXTURES } from './fixtures.ts';
import { entriesOf, entryAt, joinEntries } from './places.ts';
import { START, startBackend } from './testing.ts';
import { trackChanges } from './track-changes.ts';

const CLAIM = { sourceId: 'kopi-susu', userId: 'member', browserId: 'd', voucherId: 'v' };

function everyday() {
  return FIXTURES.everyday.create(START);
}

test('changes the state, and names the entries that changed', () => {
  const state = everyday();
  const { state: view, places } = trackChanges(state);
  view.claims.push(CLAIM);
  view.sessions['a/b'] = { userId: 'member' };
  delete view.vouchers['voucher-usable'];
  view.config.mobileRegister = false;
  for (const sector of view.draws.activities['undian-kopi']?.sectors ?? []) sector.stock = 1;
  view.draws.made.push({ id: 'd', activityCode: 'a', userId: 'u', sectorId: 's', drawnAt: 1 });
  expect([...places]).toEqual(
    expect.arrayContaining([
      'claims/0',
      'sessions/a/b',
      'vouchers/voucher-usable',
      'config/mobileRegister',
      `draws/made/${state.draws.made.length - 1}`,
    ]),
  );
  expect(state.claims).toEqual([CLAIM]);
  expect(entryAt(state, 'sessions/a/b')).toEqual({ userId: 'member' });
  expect(entryAt(state, 'vouchers/voucher-usable')).toBeUndefined();
});

test('takes back all changes', () => {
  const state = everyday();
  const { state: view, undo } = trackChanges(state);
  view.claims.push(CLAIM, CLAIM);
  view.claims.pop();
  view.draws.made.pop();
  view.sessions['t'] = { userId: 'member' };
  delete view.vouchers['voucher-usable'];
  view.startedAt = 1;
  undo();
  expect(state).toEqual(everyday());
});

test('reads change nothing', () => {
  const { state: view, places } = trackChanges(everyday());
  copyOf(view);
  expect(places.size).toBe(0);
});

test('joins the entries of a state to an equal one', () => {
  const state = everyday();
  state.claims.push(CLAIM);
  expect(joinEntries(entriesOf(state))).toEqual(state);
});

test('saves nothing for a request that changes nothing', async () => {
  const { backend, ask, logIn } = startBackend();
  const token = await logIn('+6281234567890');
  const claim = { sourceId: 'kopi-susu', browserId: 'device-1' };
  const changes: number[] = [];
  backend.on('change', ({ places }) => changes.push(places?.size ?? 0));
  await ask('campaign', { sourceId: 'kopi-susu' }, { token });
  await ask('vouchers', {}, { token });
  await ask('claim', { ...claim, sourceId: 'merdeka' }, { token });
  expect(changes).toEqual([]);
  await ask('claim', claim, { token });
  // The claim, its voucher, the stock and the kept answer.
  expect(changes).toEqual([4]);
});
