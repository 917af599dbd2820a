import { ENDPOINTS, type InputOf } from '@cangkir/api';
import { ACTIVITY_STATE, CLAIM_CODE, RESPONSE_CODE } from '@cangkir/core';
import { COMMUNITY_CODE } from '@cangkir/core/community';
import { DAY_MS, HOUR_MS } from '@cangkir/core/durations';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { START, startBackend } from '../testing.ts';

/** Midnight in WIB, at the start of the day after the fixtures' own. It is 15:00 now. */
const MIDNIGHT = START + 9 * HOUR_MS;

/** What takes an activity off. */
function takingOff(id: string) {
  return { [`/community/activities/${id}/closedAs`]: ACTIVITY_STATE.takenOff };
}

/** A person at an activity. */
function visit(id: string, person: string | null = 'member') {
  const { backend, ask, clock, set } = startBackend();
  const token = person === null ? '' : (backend.logInAs(person)?.token ?? '');
  type Change = 'registerForActivity' | 'cancelRegistration' | 'claimActivityRewards';
  const find = async (requester: string = token) =>
    v.parse(
      ENDPOINTS.communityActivity.output,
      (await ask('communityActivity', { id }, { token: requester })).data,
    );
  return {
    backend,
    clock,
    takeOff: () => set(takingOff(id)),
    find,
    async change(name: Change, key?: string) {
      const requester = key === undefined ? { token } : { token, key };
      const { code, data } = await ask(name, { id }, requester);
      return { code, data };
    },
    async checkIn(code = `host-${id}`) {
      const input: InputOf<'checkInToActivity'> = { id, code };
      const reply = await ask('checkInToActivity', input, { token });
      return reply.code;
    },
    vouchers: () =>
      Object.values(backend.snapshot().vouchers).filter(({ claimedAt }) => claimedAt === START),
  };
}

test('returns the community for the current user', async () => {
  const { backend, ask } = startBackend();
  const token = backend.logInAs('member')?.token ?? '';
  const read = async (requester: object) =>
    v.parse(ENDPOINTS.community.output, (await ask('community', {}, requester)).data);
  const own = await read({ token });
  const registrations = Object.fromEntries(
    own.activities.map(({ id, registration }) => [id, registration]),
  );
  expect(registrations).toEqual({
    'latte-art': 'none',
    'tempat-terakhir': 'none',
    'kelas-penuh': 'none',
    'kelas-batal': 'cancelled',
    'seduh-besok': 'registered',
    'seduh-hari-ini': 'registered',
    'sudah-mulai': 'none',
    'seduh-kemarin': 'checkedIn',
    'seduh-lalu': 'rewarded',
  });
  expect(own.surveys.map(({ id, answeredAt }) => [id, answeredAt])).toEqual([
    ['kopi-favorit', null],
    ['rasa-baru', null],
    ['gerai-baru', START - DAY_MS],
    ['gelas-baru', null],
  ]);
  const anybody = await read({});
  expect(new Set(anybody.activities.map(({ registration }) => registration))).toEqual(
    new Set(['none']),
  );
  expect(anybody.surveys.every(({ answeredAt }) => answeredAt === null)).toBe(true);
});

test('hides what only the host knows', async () => {
  const { backend, ask } = startBackend();
  const token = backend.logInAs('member')?.token ?? '';
  expect(JSON.stringify((await ask('community', {}, { token })).data)).not.toContain('host-');
});

test('lists what was taken off for those alone who registered for it', async () => {
  const { backend, ask, set } = startBackend();
  const token = backend.logInAs('member')?.token ?? '';
  for (const id of ['latte-art', 'seduh-besok', 'seduh-kemarin']) set(takingOff(id));
  const listed = async (requester: object) => {
    const { data } = await ask('community', {}, requester);
    return v.parse(ENDPOINTS.community.output, data).activities.map(({ id }) => id);
  };
  const own = await listed({ token });
  expect(own).not.toContain('latte-art');
  expect(own).toContain('seduh-besok');
  expect(own).toContain('seduh-kemarin');
  const anybodys = await listed({});
  expect(anybodys).not.toContain('seduh-besok');
  expect(anybodys).toContain('kelas-penuh');
});

describe('an activity that was taken off', () => {
  test.each([
    ['latte-art', 'registerForActivity'],
    ['seduh-besok', 'cancelRegistration'],
  ] as const)('of %s: refuses %s', async (id, name) => {
    const { takeOff, change, find } = visit(id);
    const { registration } = await find();
    takeOff();
    expect(await change(name)).toMatchObject({
      code: CLAIM_CODE.ended,
      data: { activity: { activityState: ACTIVITY_STATE.takenOff, registration } },
    });
  });

  test('refuses a check-in', async () => {
    const { takeOff, checkIn } = visit('seduh-hari-ini');
    takeOff();
    expect(await checkIn()).toBe(CLAIM_CODE.ended);
  });

  test('pays the rewards that were earned', async () => {
    const { takeOff, change } = visit('seduh-kemarin');
    takeOff();
    expect((await change('claimActivityRewards')).code).toBe(RESPONSE_CODE.success);
  });
});

describe('registering', () => {
  test('takes a place, once', async () => {
    const { find, change } = visit('latte-art');
    expect(await find()).toMatchObject({ taken: 12, registration: 'none' });
    const first = await change('registerForActivity', 'k1');
    expect(first).toMatchObject({
      code: RESPONSE_CODE.success,
      data: { activity: { taken: 13, registration: 'registered' } },
    });
    expect(await change('registerForActivity', 'k1')).toEqual(first);
    expect((await change('registerForActivity', 'k2')).code).toBe(CLAIM_CODE.alreadyClaimed);
    expect((await find()).taken).toBe(13);
  });

  test('takes the last place, and none after that', async () => {
    const { change } = visit('tempat-terakhir');
    expect(await change('registerForActivity')).toMatchObject({ code: RESPONSE_CODE.success });
    const full = visit('kelas-penuh');
    expect(await full.change('registerForActivity')).toMatchObject({
      code: COMMUNITY_CODE.quotaFull,
      data: { activity: { taken: 10, registration: 'none' } },
    });
  });

  test('ends when the activity starts', async () => {
    const late = visit('latte-art');
    await late.clock.advance(MIDNIGHT + 2 * DAY_MS + 10 * HOUR_MS - START);
    expect((await late.change('registerForActivity')).code).toBe(COMMUNITY_CODE.registrationOver);
    const inTime = visit('latte-art');
    await inTime.clock.advance(MIDNIGHT + 2 * DAY_MS + 10 * HOUR_MS - START - 1);
    expect((await inTime.change('registerForActivity')).code).toBe(RESPONSE_CODE.success);
  });
});

describe('cancelling', () => {
  test('frees the place, finally', async () => {
    const { find, change } = visit('seduh-besok');
    expect((await find()).taken).toBe(13);
    expect(await change('cancelRegistration')).toMatchObject({
      code: RESPONSE_CODE.success,
      data: { activity: { taken: 12, registration: 'cancelled' } },
    });
    expect((await change('cancelRegistration')).code).toBe(CLAIM_CODE.alreadyClaimed);
    expect(await change('registerForActivity')).toMatchObject({
      code: COMMUNITY_CODE.cannotReregister,
      data: { activity: { registration: 'cancelled' } },
    });
  });

  test('requires a registration, and ends when the activity starts', async () => {
    expect((await visit('latte-art').change('cancelRegistration')).code).toBe(
      COMMUNITY_CODE.notRegistered,
    );
    expect((await visit('seduh-kemarin').change('cancelRegistration')).code).toBe(
      COMMUNITY_CODE.notRegistered,
    );
    const late = visit('seduh-hari-ini');
    await late.clock.advance(5 * HOUR_MS);
    expect((await late.change('cancelRegistration')).code).toBe(COMMUNITY_CODE.registrationOver);
  });
});

describe('checking in', () => {
  test('works once, with the host’s QR', async () => {
    const { checkIn, find } = visit('seduh-hari-ini');
    expect(await checkIn('guess')).toBe(COMMUNITY_CODE.wrongQr);
    expect(await checkIn()).toBe(RESPONSE_CODE.success);
    expect(await checkIn()).toBe(CLAIM_CODE.alreadyClaimed);
    expect((await find()).registration).toBe('checkedIn');
  });

  test('is open on the day alone', async () => {
    const early = visit('seduh-besok');
    await early.clock.advance(MIDNIGHT - START - 1);
    expect(await early.checkIn()).toBe(COMMUNITY_CODE.wrongDay);
    await early.clock.advance(1);
    expect(await early.checkIn()).toBe(RESPONSE_CODE.success);
    const late = visit('seduh-besok');
    await late.clock.advance(MIDNIGHT + DAY_MS - START - 1);
    expect(await late.checkIn('guess')).toBe(COMMUNITY_CODE.wrongQr);
    await late.clock.advance(1);
    expect(await late.checkIn()).toBe(CLAIM_CODE.ended);
  });

  test('requires a registration', async () => {
    expect(await visit('sudah-mulai').checkIn()).toBe(COMMUNITY_CODE.notRegistered);
    expect(await visit('kelas-batal').checkIn()).toBe(COMMUNITY_CODE.notRegistered);
    expect(await visit('seduh-lalu').checkIn()).toBe(CLAIM_CODE.alreadyClaimed);
  });
});

test('pays the rewards of a check-in once, and the voucher into the wallet', async () => {
  const { change, vouchers } = visit('seduh-kemarin');
  expect(vouchers()).toEqual([]);
  expect(await change('claimActivityRewards', 'k1')).toMatchObject({
    code: RESPONSE_CODE.success,
    data: { activity: { registration: 'rewarded' } },
  });
  await change('claimActivityRewards', 'k1');
  expect((await change('claimActivityRewards', 'k2')).code).toBe(CLAIM_CODE.alreadyClaimed);
  expect(vouchers()).toMatchObject([{ ownerId: 'member', usedAt: null }]);
});

test('pays no rewards without a check-in', async () => {
  const { change, vouchers } = visit('seduh-hari-ini');
  expect((await change('claimActivityRewards')).code).toBe(COMMUNITY_CODE.notRegistered);
  expect(vouchers()).toEqual([]);
});

test('keeps people’s registrations apart', async () => {
  const { find, checkIn } = visit('seduh-hari-ini', 'newcomer');
  expect((await find()).registration).toBe('none');
  expect(await checkIn()).toBe(COMMUNITY_CODE.notRegistered);
});

test('requires a login to register', async () => {
  expect(await visit('latte-art', null).change('registerForActivity')).toMatchObject({
    code: CLAIM_CODE.loginRequired,
    data: { activity: { registration: 'none' } },
  });
});

test.each(['no-such-activity', '__proto__'])('does not find %s', async (id) => {
  const { change, checkIn } = visit(id);
  expect((await change('registerForActivity')).code).toBe(RESPONSE_CODE.notFound);
  expect(await checkIn('code')).toBe(RESPONSE_CODE.notFound);
  const { ask } = startBackend();
  expect((await ask('communityActivity', { id })).code).toBe(RESPONSE_CODE.notFound);
});
