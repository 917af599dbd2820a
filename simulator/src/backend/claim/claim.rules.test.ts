import { ENDPOINTS } from '@cangkir/api';
import { CLAIM_CODE, RESPONSE_CODE } from '@cangkir/core';
import { DAY_MS, HOUR_MS } from '@cangkir/core/durations';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { FIXTURES } from '../fixtures.ts';
import { START, startBackend } from '../testing.ts';

const PHONE = '+6281234567890';
const OTHER_PHONE = '+6281234567891';

const FORCED_CODES = Object.values(CLAIM_CODE).filter((code) => code !== CLAIM_CODE.claimed);

async function codeOf(
  started: ReturnType<typeof startBackend>,
  activityCode: string,
  token: string,
) {
  const { code } = await started.ask('claim', { activityCode, browserId: 'device-1' }, { token });
  return code;
}

test.each(Object.keys(FIXTURES.everyday.create(START).campaigns))(
  'has the campaign %s in three languages',
  async (activityCode) => {
    const { ask } = startBackend();
    const { data } = await ask('campaign', { activityCode });
    const campaign = v.parse(ENDPOINTS.campaign.output, data);
    const texts = [campaign.name, campaign.coupon.title, ...campaign.coupon.products];
    for (const { id, en, zh } of [...texts, ...campaign.coupon.terms]) {
      expect([id, en, zh]).not.toContain('');
      expect(zh).toMatch(/\p{Script=Han}/u);
    }
  },
);

test.each(['nothing', '__proto__'])('does not find the campaign %s', async (activityCode) => {
  const { ask, logIn } = startBackend();
  const token = await logIn(PHONE);
  const claim = { activityCode, browserId: 'device-1' };
  expect(await ask('campaign', { activityCode })).toMatchObject({ code: RESPONSE_CODE.notFound });
  expect(await ask('claim', claim, { token })).toMatchObject({ code: RESPONSE_CODE.notFound });
});

test.each([
  ['kopi-susu', CLAIM_CODE.claimed],
  ['akhir-tahun', CLAIM_CODE.notStarted],
  ['merdeka', CLAIM_CODE.ended],
  ['rebutan-pagi', CLAIM_CODE.allClaimed],
  ['promo-ditarik', CLAIM_CODE.promoOver],
])('answers a claim of %s with %i, as forecast', async (activityCode, code) => {
  const started = startBackend();
  const token = await started.logIn(PHONE);
  expect(await started.ask('campaign', { activityCode })).toMatchObject({
    data: { claim: { code } },
  });
  expect(await codeOf(started, activityCode, token)).toBe(code);
});

test('adds a claimed voucher to the wallet, from the stock', async () => {
  const { backend, ask, logIn } = startBackend();
  const token = await logIn(PHONE);
  const before = backend.snapshot().campaigns['kopi-susu'];
  const { data } = await ask('claim', { activityCode: 'kopi-susu', browserId: 'd' }, { token });
  const wallet = await ask('vouchers', {}, { token });
  expect(wallet.data).toMatchObject({
    vouchers: [{ id: v.parse(ENDPOINTS.claim.output, data).voucherId, claimedAt: START }],
  });
  expect(backend.snapshot().campaigns['kopi-susu']?.stock).toBe((before?.stock ?? 0) - 1);
});

test('allows one claim per phone, and shows its voucher on other devices', async () => {
  const { ask, logIn } = startBackend();
  const token = await logIn(PHONE);
  const first = await ask('claim', { activityCode: 'kopi-susu', browserId: 'd-1' }, { token });
  const second = await ask('claim', { activityCode: 'kopi-susu', browserId: 'd-2' }, { token });
  expect(second).toMatchObject({ code: CLAIM_CODE.alreadyClaimed, data: first.data });
  expect(await ask('campaign', { activityCode: 'kopi-susu' }, { token })).toMatchObject({
    data: { claim: { code: CLAIM_CODE.alreadyClaimed } },
  });
});

test('allows one claim per device, and hides its voucher from other people', async () => {
  const started = startBackend();
  await codeOf(started, 'kopi-susu', await started.logIn(PHONE));
  const token = await started.logIn(OTHER_PHONE);
  const { code, data } = await started.ask(
    'claim',
    { activityCode: 'kopi-susu', browserId: 'device-1' },
    { token },
  );
  expect({ code, data }).toEqual({ code: CLAIM_CODE.alreadyClaimed, data: {} });
});

test('allows claims from two campaigns on one device', async () => {
  const started = startBackend();
  const token = await started.logIn(PHONE);
  expect(await codeOf(started, 'kopi-susu', token)).toBe(CLAIM_CODE.claimed);
  expect(await codeOf(started, 'merienda', token)).toBe(CLAIM_CODE.claimed);
});

test('gives the last voucher to one of many concurrent claims', async () => {
  const { backend, ask, logIn } = startBackend('lastVoucher');
  const phones = Array.from({ length: 20 }, (_, index) => `+62812345678${10 + index}`);
  const tokens = [];
  for (const phone of phones) tokens.push(await logIn(phone));
  const answers = await Promise.all(
    tokens.map((token, index) =>
      ask('claim', { activityCode: 'kopi-susu', browserId: `device-${index}` }, { token }),
    ),
  );
  const codes = answers.map(({ code }) => code).sort();
  expect(codes).toEqual([CLAIM_CODE.claimed, ...Array(19).fill(CLAIM_CODE.allClaimed)]);
  expect(backend.snapshot().campaigns['kopi-susu']?.stock).toBe(0);
});

test('does not count a person with an order as a new user', async () => {
  const started = startBackend();
  const member = started.backend.logInAs('member')?.token ?? '';
  const newcomer = started.backend.logInAs('newcomer')?.token ?? '';
  expect(await codeOf(started, 'gratis-pertama', member)).toBe(CLAIM_CODE.newUsersOnly);
  expect(await codeOf(started, 'gratis-pertama', newcomer)).toBe(CLAIM_CODE.claimed);
});

test('opens only in the daily hours in WIB', async () => {
  const started = startBackend();
  const token = await started.logIn(PHONE);
  await started.clock.advance(2 * HOUR_MS);
  expect(
    await started.ask('claim', { activityCode: 'teman-sore', browserId: 'd' }, { token }),
  ).toMatchObject({ code: CLAIM_CODE.notYetTime, data: { opensAt: START + DAY_MS - HOUR_MS } });
  await started.clock.advance(DAY_MS - 3 * HOUR_MS);
  expect(await codeOf(started, 'teman-sore', token)).toBe(CLAIM_CODE.claimed);
});

test('starts and ends on time', async () => {
  const started = startBackend();
  const token = await started.logIn(PHONE);
  await started.clock.advance(3 * DAY_MS - 1);
  expect(
    await started.ask('claim', { activityCode: 'akhir-tahun', browserId: 'd' }, { token }),
  ).toMatchObject({ code: CLAIM_CODE.notStarted, data: { opensAt: START + 3 * DAY_MS } });
  await started.clock.advance(1);
  expect(await codeOf(started, 'akhir-tahun', token)).toBe(CLAIM_CODE.claimed);
  await started.clock.advance(27 * DAY_MS);
  expect(await codeOf(started, 'kopi-susu', token)).toBe(CLAIM_CODE.ended);
});

test.each(FORCED_CODES)(
  'answers %i if the switch says so, with the data for the next step',
  async (code) => {
    const { backend, ask, logIn } = startBackend();
    const token = await logIn(PHONE);
    backend.setConditions({ claimCode: code });
    const answer = await ask('claim', { activityCode: 'kopi-susu', browserId: 'd' }, { token });
    expect(answer.code).toBe(code);
    const data = v.parse(ENDPOINTS.claim.output, answer.data);
    const isTimed = code === CLAIM_CODE.notStarted || code === CLAIM_CODE.notYetTime;
    expect(data.opensAt).toEqual(isTimed ? START + HOUR_MS : undefined);
    expect(data.voucherId !== undefined).toBe(code === CLAIM_CODE.alreadyClaimed);
  },
);

test('gives a voucher if the switch says “already claimed”', async () => {
  const { backend, ask, logIn } = startBackend();
  const token = await logIn(PHONE);
  backend.setConditions({ claimCode: CLAIM_CODE.alreadyClaimed });
  const first = await ask('claim', { activityCode: 'kopi-susu', browserId: 'd' }, { token });
  const { voucherId = '' } = v.parse(ENDPOINTS.claim.output, first.data);
  expect(await ask('voucher', { id: voucherId }, { token })).toMatchObject({ code: 0 });
  const again = await ask('claim', { activityCode: 'kopi-susu', browserId: 'd' }, { token });
  expect(again.data).toEqual(first.data);
});

test.each(FORCED_CODES)('leaves the campaign to the rules if the switch says %i', async (code) => {
  const { backend, ask, logIn } = startBackend();
  const token = await logIn(PHONE);
  const before = backend.snapshot();
  backend.setConditions({ claimCode: code });
  for (const requester of [{}, { token }]) {
    expect(await ask('campaign', { activityCode: 'kopi-susu' }, requester)).toMatchObject({
      data: { claim: { code: CLAIM_CODE.claimed } },
    });
  }
  expect(backend.snapshot()).toEqual(before);
});

test('hides a person’s claim from another whose device is unknown', async () => {
  const { ask, logIn } = startBackend();
  const claim = { activityCode: 'kopi-susu', browserId: 'device-1' };
  await ask('claim', claim, { token: await logIn(PHONE) });
  for (const token of ['', await logIn(OTHER_PHONE)]) {
    expect(await ask('campaign', { activityCode: 'kopi-susu' }, { token })).toMatchObject({
      data: { claim: { code: CLAIM_CODE.claimed } },
    });
  }
});

test('opens a past campaign if the switch says “in progress”', async () => {
  const started = startBackend();
  const token = await started.logIn(PHONE);
  started.backend.setConditions({ claimCode: CLAIM_CODE.claimed });
  expect(await codeOf(started, 'merdeka', token)).toBe(CLAIM_CODE.claimed);
  expect(await codeOf(started, 'rebutan-pagi', token)).toBe(CLAIM_CODE.claimed);
  expect(started.backend.snapshot().campaigns['rebutan-pagi']?.stock).toBe(0);
});
