import { ENDPOINTS } from '@cangkir/api';
import { CLAIM_CODE, RESPONSE_CODE } from '@cangkir/core';
import { DAY_MS, HOUR_MS } from '@cangkir/core/durations';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { START, startBackend } from '../testing.ts';

/** A person at a check-in campaign. */
function visit(activityCode: string, person: string | null = 'member') {
  const { backend, ask, clock } = startBackend();
  const token = person === null ? '' : (backend.logInAs(person)?.token ?? '');
  return {
    backend,
    clock,
    find: async () =>
      v.parse(
        ENDPOINTS.checkInCampaign.output,
        (await ask('checkInCampaign', { activityCode }, { token })).data,
      ),
    checkIn: (key?: string) =>
      ask('checkIn', { activityCode }, key === undefined ? { token } : { token, key }),
    vouchers: () =>
      Object.values(backend.snapshot().vouchers).filter(({ claimedAt }) => claimedAt >= START),
  };
}

test('accepts one check-in per person and WIB day', async () => {
  const { find, checkIn, clock } = visit('ngopi-tiap-hari');
  expect((await find()).checkIns).toEqual([]);
  const first = await checkIn('k1');
  expect(first).toMatchObject({
    code: RESPONSE_CODE.success,
    data: { campaign: { checkIns: [START] }, reward: null },
  });
  expect(await checkIn('k1')).toEqual(first);
  await clock.advance(9 * HOUR_MS - 1);
  expect(await checkIn('k2')).toMatchObject({
    code: CLAIM_CODE.alreadyClaimed,
    data: { campaign: { checkIns: [START] }, reward: null },
  });
  await clock.advance(1);
  expect(await checkIn('k3')).toMatchObject({ code: RESPONSE_CODE.success });
  expect((await find()).checkIns).toEqual([START, START + 9 * HOUR_MS]);
});

test('gives a voucher for the third day in a row, once', async () => {
  const { find, checkIn, vouchers } = visit('ngopi-beruntun');
  const { data } = await checkIn();
  const { reward } = v.parse(ENDPOINTS.checkIn.output, data);
  expect(reward?.streak).toBe(3);
  expect(vouchers()).toMatchObject([{ id: reward?.voucherId, ownerId: 'member' }]);
  expect((await find()).rewards.map(({ voucherId }) => voucherId)).toEqual([
    reward?.voucherId,
    null,
  ]);
});

test('gives no reward twice, even for another streak', async () => {
  const { checkIn, clock, vouchers } = visit('ngopi-beruntun');
  await checkIn();
  await clock.advance(2 * DAY_MS);
  for (let day = 0; day < 3; day += 1) {
    expect(await checkIn()).toMatchObject({ code: RESPONSE_CODE.success, data: { reward: null } });
    await clock.advance(DAY_MS);
  }
  expect(vouchers()).toHaveLength(1);
});

test('restarts the streak after a missed day', async () => {
  const { checkIn, clock, vouchers } = visit('ngopi-beruntun');
  await clock.advance(DAY_MS);
  expect((await checkIn()).data).toMatchObject({ reward: null });
  expect(vouchers()).toEqual([]);
});

test('rejects check-ins before the start, after the end, or without a login', async () => {
  const early = visit('absen-besok');
  expect(await early.checkIn()).toMatchObject({ code: CLAIM_CODE.notStarted });
  await early.clock.advance(DAY_MS);
  expect(await early.checkIn()).toMatchObject({ code: RESPONSE_CODE.success });
  expect(await visit('absen-usai').checkIn()).toMatchObject({ code: CLAIM_CODE.ended });
  const closing = visit('ngopi-tiap-hari');
  await closing.clock.advance(14 * DAY_MS);
  expect(await closing.checkIn()).toMatchObject({ code: CLAIM_CODE.ended });
  expect(await visit('ngopi-tiap-hari', null).checkIn()).toMatchObject({
    code: CLAIM_CODE.loginRequired,
  });
});

test('keeps people’s check-ins apart', async () => {
  expect((await visit('ngopi-beruntun', 'newcomer').find()).checkIns).toEqual([]);
  expect((await visit('ngopi-beruntun', null).find()).checkIns).toEqual([]);
});

test.each(['no-such-campaign', '__proto__'])('does not find %s', async (activityCode) => {
  expect(await visit(activityCode).checkIn()).toMatchObject({ code: RESPONSE_CODE.notFound });
  const { ask } = startBackend();
  expect(await ask('checkInCampaign', { activityCode })).toMatchObject({
    code: RESPONSE_CODE.notFound,
  });
});
