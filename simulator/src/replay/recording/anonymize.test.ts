import { BRAND } from '@cangkir/core';
import { coreTime } from '@cangkir/tooling/core-time';
import { expect, test } from 'vitest';
import { copyOf } from '../../backend/copy-of.ts';
import { FIXTURES } from '../../backend/fixtures.ts';
import { maskText } from '../../shared/mask-text.ts';
import { createAnonymizer } from './anonymize.ts';

const NOW = Date.UTC(2026, 8, 4, 8);
const PHONE_ID = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';
const OLD_VOUCHER = '1f0e2d3c-aaaa-4bbb-8ccc-000000000001';
const NEW_VOUCHER = '1f0e2d3c-aaaa-4bbb-8ccc-000000000002';
const ASSISTANCE = '1f0e2d3c-aaaa-4bbb-8ccc-000000000003';
const TOKEN = '1f0e2d3c-aaaa-4bbb-8ccc-000000000004';

function claimOf(voucherId: string) {
  return { activityCode: 'kopi-susu', userId: 'member', browserId: PHONE_ID, voucherId };
}

/** The anonymizer of a scenario in which a member claimed, and began a bargain. */
function anonymizer() {
  const start = { ...FIXTURES.everyday.create(NOW), claims: [claimOf(OLD_VOUCHER)] };
  const now = copyOf(start);
  now.claims.push(claimOf(NEW_VOUCHER));
  now.sessions[TOKEN] = { userId: 'member' };
  now.referrals.codes['memberPh'] = '0A1B2C3D';
  now.bargains.assistances[ASSISTANCE] = {
    assistanceCode: ASSISTANCE,
    activityCode: 'nego-kopi',
    userId: 'member',
    prizeId: 'p',
    ownCutsLeft: 1,
    cuts: [],
  };
  const made = createAnonymizer({
    fixture: FIXTURES.everyday.create(NOW),
    start,
    state: () => now,
  });
  made.nameIdentifier(PHONE_ID, 'phone-1');
  return made;
}

function anonymized(text: string): unknown {
  return anonymizer().anonymize({ text })['text'];
}

test.each([
  ['somebody of the fixtures', '+6281200000202', '{{e164:member}}'],
  ['the same, as they type it', '0812 0000 0202', '{{phone:member}}'],
  ['somebody of the Philippines', '0917 000 0303', '{{phone:memberPh}}'],
  ['a stranger', '0813 5555 0123', '{{phone:stranger1}}'],
  ['somebody with the calling code alone', '639170000303', '{{phone:memberPh}}'],
  ['somebody in a link', '/x?to=%2B62%20812%200000%200202', '/x?to={{e164:member}}'],
  ['a stranger of Singapore', '+65 9123 4567', '{{e164:strangerSg1}}'],
  ['a landline', '021 555 1234', '{{phone:landline}}'],
  ['a phone in a text', 'Call 0812-0000-0101!', 'Call {{phone:newcomer}}!'],
  ['what is still being typed', '0812 000', '0812 000'],
])('the phone of %s becomes a placeholder', (_, text, expected) => {
  expect(anonymized(text)).toBe(expected);
});

test('each stranger keeps their name, while there are unused ones', () => {
  const { anonymize } = anonymizer();
  const phones = Array.from({ length: 10 }, (_, index) => `+62813555501${10 + index}`);
  expect(anonymize({ again: [phones[1], phones[0], phones[1]] })).toEqual({
    again: ['{{e164:stranger1}}', '{{e164:stranger2}}', '{{e164:stranger1}}'],
  });
  const { all } = anonymize({ all: phones });
  expect(new Set(Array.isArray(all) ? all : []).size).toBe(10);
  expect(all).toContain('{{e164:landline}}');
});

test('an identifier gets a short name', () => {
  const { anonymize } = anonymizer();
  expect(
    anonymize({ [`/vouchers/${OLD_VOUCHER}`]: OLD_VOUCHER, other: TOKEN, by: PHONE_ID }),
  ).toEqual({
    '/vouchers/id-1': 'id-1',
    other: 'id-2',
    by: 'phone-1',
  });
});

test('a name that an earlier recording gave is not given again', () => {
  const start = { ...FIXTURES.everyday.create(NOW), claims: [claimOf('id-1')] };
  const fixture = FIXTURES.everyday.create(NOW);
  const { anonymize } = createAnonymizer({ fixture, start, state: () => start });
  expect(anonymize({ text: `id-1, ${OLD_VOUCHER}, ${TOKEN}` })).toEqual({
    text: 'id-1, id-2, id-3',
  });
});

test('what a step creates gets a name, and no placeholder', () => {
  const { anonymize } = anonymizer();
  const before = { ...FIXTURES.everyday.create(NOW), claims: [claimOf(OLD_VOUCHER)] };
  expect(anonymize({ id: NEW_VOUCHER, code: '0A1B2C3D' }, before)).toEqual({
    id: 'id-1',
    code: '0A1B2C3D',
  });
  expect(anonymize({ id: NEW_VOUCHER })).toEqual({ id: 'id-1' });
});

test('the fingerprint of a browser gets a short name', () => {
  const { anonymize } = anonymizer();
  const fingerprint = 'ffee2d3c4b5a69788796a5b4c3d2e1f0';
  expect(anonymize({ browserId: fingerprint, voucher: 'H3TN8VB6Y2JC' })).toEqual({
    browserId: 'id-1',
    voucher: 'H3TN8VB6Y2JC',
  });
});

test('what the backend created becomes a placeholder of its place', () => {
  expect(anonymized(`/couponDetail?id=${NEW_VOUCHER}`)).toBe(
    '/couponDetail?id={{backend:/claims/1/voucherId}}',
  );
  expect(anonymized(ASSISTANCE)).toBe('{{backend:/bargains/assistances/#3/assistanceCode}}');
  expect(anonymized('/fission-invite?inviteCode=0A1B2C3D')).toBe(
    '/fission-invite?inviteCode={{backend:/referrals/codes/memberPh}}',
  );
});

test('texts of the fixture stay', () => {
  const known = 'KADOKOPI22223333 kopi-susu voucher-used bantu-newcomer H3TN8VB6Y2JC';
  expect(anonymized(known)).toBe(known);
});

test('the code of the last SMS becomes a placeholder, an older one an invalid code', () => {
  const { anonymize, smsSent } = anonymizer();
  expect(anonymize({ text: '123456' })).toEqual({ text: '123456' });
  smsSent('123456');
  smsSent('654321');
  expect(
    anonymize({ text: 'Kode: 654321', old: '123456', other: '1654321', wrong: '111111' }),
  ).toEqual({
    text: 'Kode: {{smsCode}}',
    old: '000000',
    other: '1654321',
    wrong: '111111',
  });
});

test('the brand becomes a placeholder', () => {
  expect(anonymized(`/${BRAND.pathSegment}/luckDraw`)).toBe('/{{brand}}/luckDraw');
  expect(anonymized(`${BRAND.appHost}/order/#/mine`)).toBe('{{appHost}}/order/#/mine');
});

test.each([
  ['a token of the backend', { deep: [`Bearer ${TOKEN}`] }, true],
  ['a token by its name', { token: 'made-up' }, true],
  ['a token in a text', { value: '{"state":{"token":"made-up"}}' }, true],
  ['no token', { token: '', value: '{"token":""}', title: 'token' }, false],
  ['what stands for one', { token: '{{token}}' }, false],
])('finds %s', (_, value, holds) => {
  expect(anonymizer().holdsToken(value)).toBe(holds);
});

test.each([
  ['letters without a digit', 'x'.repeat(60_000)],
  ['words that look like phones', '80- '.repeat(15_000)],
  ['digits that are no phone', '8'.repeat(60_000)],
])('60 KB of %s are anonymized in linear time', (_, text) => {
  const startedAt = coreTime();
  expect(anonymized(text) === text).toBe(true);
  expect(coreTime() - startedAt).toBeLessThan(1000);
});

test('1,000 vouchers are anonymized in linear time', () => {
  const ids = Array.from(
    { length: 1000 },
    (_, index) => `1f0e2d3c-aaaa-4bbb-8ccc-${String(index).padStart(12, '0')}`,
  );
  const start = FIXTURES.everyday.create(NOW);
  const { anonymize } = createAnonymizer({
    fixture: start,
    start,
    state: () => start,
  });
  const startedAt = coreTime();
  expect(anonymize({ ids })).toMatchObject({ ids: expect.arrayContaining(['id-1', 'id-1000']) });
  expect(coreTime() - startedAt).toBeLessThan(1000);
});

test.each(['0', '+6', '1-', 'deadbeef-dead-', '"token":"', '\\"token', '{"a":'])(
  'takes little time for a body of 60 KB and of 1 MB of %j',
  (unit) => {
    const { anonymize, holdsToken } = anonymizer();
    for (const length of [60_000, 1024 * 1024]) {
      const body = unit.repeat(Math.floor(length / unit.length));
      const startedAt = coreTime();
      anonymize({ body });
      holdsToken({ body });
      maskText(body);
      // A quadratic search takes minutes.
      expect(coreTime() - startedAt).toBeLessThan(5000);
    }
  },
);

test('the valid code of an SMS that is not the last one is named by its place', () => {
  const fixture = FIXTURES.everyday.create(NOW);
  const now = copyOf(fixture);
  const { anonymize, smsSent } = createAnonymizer({ fixture, start: fixture, state: () => now });
  for (const [phone, code] of [
    ['+6281355550123', '123456'],
    ['+6281355550124', '654321'],
  ] as const) {
    now.smsCodes[phone] = { code, sentAt: NOW, triesLeft: 5 };
    smsSent(code);
  }
  expect(anonymize({ first: '123456', second: '654321' })).toEqual({
    first: '{{backend:/smsCodes/#0/code}}',
    second: '{{smsCode}}',
  });
});

test('at the start nothing stands for what comes later', () => {
  const { anonymizeStart, smsSent } = anonymizer();
  smsSent('123456');
  expect(anonymizeStart({ voucher: NEW_VOUCHER, code: '123456' })).toEqual({
    voucher: 'id-1',
    code: '123456',
  });
});
