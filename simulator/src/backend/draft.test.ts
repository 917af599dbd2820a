import { expect, test } from 'vitest';
import { copyOf } from './copy-of.ts';
import { openDraft } from './draft.ts';
import { entriesOf, entryAt, joinEntries } from './entry-paths.ts';
import { FIXTURES } from './fixtures.ts';
import type { BackendState } from './state.ts';
import { START, startBackend } from './testing.ts';

const CLAIM = { activityCode: 'kopi-susu', userId: 'member', browserId: 'd', voucherId: 'v' };

function everyday(): BackendState {
  return FIXTURES.everyday.create(START);
}

/** A draft of a state, and the state as JSON before. */
function startDraft(owned = new WeakSet<object>()) {
  const original = everyday();
  const text = JSON.stringify(original);
  return {
    ...openDraft(original, owned),
    original,
    isUntouched: () => JSON.stringify(original) === text,
  };
}

test('changes a copy of the state, and names the entries that changed', () => {
  const { state, result, changedPaths, original, isUntouched } = startDraft();
  state.claims.push(CLAIM);
  state.sessions['a/b'] = { userId: 'member' };
  delete state.vouchers['voucher-usable'];
  state.config.mobileRegister = false;
  state.startedAt = 1;
  for (const sector of state.draws.activities['roda-gajian']?.sectors ?? []) sector.stock = 1;
  state.draws.made.push({ id: 'd', activityCode: 'a', userId: 'u', sectorId: 's', drawnAt: 1 });
  expect([...changedPaths()].sort()).toEqual([
    'claims/0',
    'config/mobileRegister',
    'draws/activities/roda-gajian',
    `draws/made/${original.draws.made.length}`,
    'sessions/a/b',
    'startedAt',
    'vouchers/voucher-usable',
  ]);
  expect(result().claims).toEqual([CLAIM]);
  expect(result().draws.activities['roda-gajian']?.sectors[0]?.stock).toBe(1);
  expect(entryAt(result(), 'sessions/a/b')).toEqual({ userId: 'member' });
  expect(entryAt(result(), 'vouchers/voucher-usable')).toBeUndefined();
  expect(isUntouched()).toBe(true);
});

test('shares with the original what did not change', () => {
  const { state, result, original } = startDraft();
  state.claims.push(CLAIM);
  const campaign = state.campaigns['kopi-susu'];
  if (campaign !== undefined) campaign.stock -= 1;
  expect(result().vouchers).toBe(original.vouchers);
  expect(result().campaigns['merienda']).toBe(original.campaigns['merienda']);
  expect(result().campaigns['kopi-susu']?.coupon).toBe(original.campaigns['kopi-susu']?.coupon);
});

test('changes owned lists and records in place, and replaces their entries', () => {
  const owned = new WeakSet<object>();
  const first = startDraft(owned);
  first.state.vouchers['new'] = { ...(first.state.vouchers['voucher-usable'] ?? expect.fail()) };
  const before = first.result();
  const voucher = before.vouchers['new'];
  const second = openDraft(before, owned);
  Object.assign(second.state.vouchers['new'] ?? {}, { usedAt: START });
  expect(second.result().vouchers).toBe(before.vouchers);
  expect(second.result().vouchers['new']?.usedAt).toBe(START);
  expect(voucher?.usedAt).toBeNull();
});

test('a rule sees its own changes, and goes on to change what it added', () => {
  const { state, result } = startDraft();
  const claim = { ...CLAIM };
  state.claims.push(claim);
  claim.voucherId = 'other';
  const [added] = state.claims;
  if (added !== undefined) added.browserId = 'e';
  expect(state.claims).toEqual([{ ...CLAIM, voucherId: 'other', browserId: 'e' }]);
  expect(state.claims[0]).toBe(added);
  expect(result().claims).toEqual([claim]);
});

test('leaves no view of the draft in the state', () => {
  const { state, result, original } = startDraft();
  const { coupon: offered } = state.campaigns['kopi-susu'] ?? expect.fail();
  state.vouchers['new'] = {
    id: 'new',
    code: 'C',
    ownerId: 'member',
    claimedAt: START,
    usedAt: null,
    coupon: offered,
  };
  const { coupon } = result().vouchers['new'] ?? expect.fail();
  expect(coupon).toBe(original.campaigns['kopi-susu']?.coupon);
});

test('takes back all changes', () => {
  const owned = new WeakSet<object>();
  let last = everyday();
  for (const _ of ['of copies', 'in place']) {
    const { state, result, undo } = openDraft(last, owned);
    state.claims.push(CLAIM, CLAIM);
    state.claims.pop();
    state.draws.made.pop();
    state.sessions['t'] = { userId: 'member' };
    delete state.vouchers['voucher-usable'];
    for (const sector of state.draws.activities['roda-gajian']?.sectors ?? []) sector.stock = 1;
    state.startedAt = 1;
    undo();
    expect(result()).toEqual(everyday());
    last = result();
  }
});

test('reads change nothing', () => {
  const { state, changedPaths, result, original } = startDraft();
  copyOf(state);
  expect(changedPaths().size).toBe(0);
  expect(result()).toBe(original);
});

test('joins the entries of a state to an equal one', () => {
  const state = { ...everyday(), claims: [CLAIM] };
  expect(joinEntries(entriesOf(state))).toEqual(state);
});

test('saves nothing for a request that changes nothing', async () => {
  const { backend, ask, logIn } = startBackend();
  const token = await logIn('+6281234567890');
  const claim = { activityCode: 'kopi-susu', browserId: 'device-1' };
  const changes: number[] = [];
  backend.on('change', ({ paths }) => changes.push(paths?.size ?? 0));
  await ask('campaign', { activityCode: 'kopi-susu' }, { token });
  await ask('vouchers', {}, { token });
  await ask('claim', { ...claim, activityCode: 'merdeka' }, { token });
  expect(changes).toEqual([]);
  await ask('claim', claim, { token });
  // The claim, its voucher, the stock, the account's count of changes and the kept answer.
  expect(changes).toEqual([5]);
});
