import { RESPONSE_CODE } from '@cangkir/core';
import { describe, expect, test } from 'vitest';
import type { PersonId } from '../login/login.fixture.ts';
import { START, startBackend } from '../testing.ts';
import { REFERRAL_AMOUNT } from './referral.fixture.ts';

/** A logged-in person. */
function actAs(person: PersonId) {
  const { backend, ask } = startBackend();
  const token = backend.logInAs(person)?.token ?? '';
  return {
    backend,
    ask,
    find: () => ask('referral', {}, { token }),
    accept: (inviteCode: string, key?: string) =>
      ask('acceptInvite', { inviteCode }, key === undefined ? { token } : { token, key }),
  };
}

test('gives each person one code, on demand', async () => {
  expect(await actAs('member').find()).toMatchObject({
    data: { inviteCode: 'KOPI-MEMBER', friends: 0, rewards: 0, latestFriends: [] },
  });
  const { find } = actAs('memberSg');
  const first = await find();
  expect(first.data).toMatchObject({ inviteCode: expect.stringMatching(/^[0-9A-F]{8}$/) });
  expect(await find()).toEqual(first);
});

test('binds a new customer once', async () => {
  const { accept, backend, ask } = actAs('newcomer');
  const first = await accept('KOPI-MEMBER', 'k1');
  expect(first).toMatchObject({ code: 0 });
  expect(await accept('KOPI-MEMBER', 'k1')).toEqual(first);
  expect(await accept('KOPI-MEMBER', 'k2')).toMatchObject({ code: 20102 });
  expect(backend.snapshot().referrals.bound).toEqual({
    newcomer: { inviterId: 'member', boundAt: START },
  });
  const token = backend.logInAs('member')?.token ?? '';
  expect(await ask('referral', {}, { token })).toMatchObject({
    data: {
      friends: 1,
      latestFriends: [{ phone: '0812****0101', joinedAt: START }],
    },
  });
});

test('rejects one’s own code, an unknown code, an existing customer, and a visitor', async () => {
  expect(await actAs('newcomer').accept('KOPI-BARU')).toMatchObject({ code: 20101 });
  expect(await actAs('newcomer').accept('KOPI-X')).toMatchObject({ code: RESPONSE_CODE.notFound });
  expect(await actAs('memberPh').accept('KOPI-MEMBER')).toMatchObject({ code: 20103 });
  const { ask, backend } = actAs('newcomer');
  expect(await ask('acceptInvite', { inviteCode: 'KOPI-MEMBER' })).toMatchObject({ code: 30011 });
  expect(await ask('referral', {})).toMatchObject({ code: RESPONSE_CODE.tokenInvalid });
  expect(backend.snapshot().referrals.bound).toEqual({});
});

describe('the voucher of a referral', () => {
  function vouchersOf({ backend }: ReturnType<typeof actAs>, owner: PersonId) {
    return Object.values(backend.snapshot().vouchers).filter(
      ({ ownerId, coupon }) => ownerId === owner && coupon.value === REFERRAL_AMOUNT,
    );
  }

  async function join() {
    const friend = actAs('newcomer');
    await friend.accept('KOPI-MEMBER', 'k1');
    return friend;
  }

  test('is given to the friend with the invitation, once', async () => {
    const friend = await join();
    await friend.accept('KOPI-MEMBER', 'k1');
    await friend.accept('KOPI-MEMBER', 'k2');
    expect(vouchersOf(friend, 'newcomer')).toHaveLength(1);
    expect(vouchersOf(friend, 'member')).toEqual([]);
  });

  test('is given to the inviter with the friend’s first order, once', async () => {
    const friend = await join();
    const { backend, ask } = friend;
    const [welcome] = vouchersOf(friend, 'newcomer');
    expect(backend.redeem(welcome?.code ?? '')).toMatchObject({ ok: true });
    expect(vouchersOf(friend, 'member')).toHaveLength(1);

    const token = backend.logInAs('newcomer')?.token ?? '';
    await ask('claim', { activityCode: 'kopi-susu', browserId: 'd' }, { token });
    const next = Object.values(backend.snapshot().vouchers).find(
      ({ ownerId, usedAt }) => ownerId === 'newcomer' && usedAt === null,
    );
    expect(backend.redeem(next?.code ?? '')).toMatchObject({ ok: true });
    expect(vouchersOf(friend, 'member')).toHaveLength(1);
  });

  test('is shown to the inviter with the friend who brought it', async () => {
    const friend = await join();
    const { backend, ask } = friend;
    const token = backend.logInAs('member')?.token ?? '';
    expect(await ask('referral', {}, { token })).toMatchObject({
      data: { rewards: 0, latestFriends: [{ rewardedAt: null }] },
    });
    backend.redeem(vouchersOf(friend, 'newcomer')[0]?.code ?? '');
    expect(await ask('referral', {}, { token })).toMatchObject({
      data: { rewards: 1, latestFriends: [{ rewardedAt: START }] },
    });
  });

  test.each([
    ['memberPh', 80, 'PHP'],
    ['memberSg', 4, 'SGD'],
  ] as const)('is in the money of its owner, as for %s', async (inviter, value, currencyCode) => {
    const { backend, ask, accept } = actAs('newcomer');
    const ofInviter = { token: backend.logInAs(inviter)?.token ?? '' };
    await ask('referral', {}, ofInviter);
    await accept(backend.snapshot().referrals.codes[inviter] ?? '');
    const couponsOf = (owner: PersonId) =>
      Object.values(backend.snapshot().vouchers).filter(({ ownerId }) => ownerId === owner);
    const [welcome] = couponsOf('newcomer');
    expect(welcome?.coupon).toMatchObject({ value: REFERRAL_AMOUNT, currencyCode: 'IDR' });
    backend.redeem(welcome?.code ?? '');
    expect(couponsOf(inviter)).toMatchObject([{ coupon: { value, currencyCode } }]);
  });

  test('is redeemed by the till', async () => {
    const friend = await join();
    friend.backend.redeem(vouchersOf(friend, 'newcomer')[0]?.code ?? '');
    const [reward] = vouchersOf(friend, 'member');
    expect(friend.backend.redeem(reward?.code ?? '')).toMatchObject({ ok: true });
  });
});
