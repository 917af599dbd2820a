import { type Language, RESPONSE_CODE } from '@cangkir/core';
import { DAY_MS, MINUTE_MS } from '@cangkir/core/durations';
import { expect, test } from 'vitest';
import { copyOf } from '../copy-of.ts';
import { START, startBackend } from '../testing.ts';
import { PEOPLE } from './login.fixture.ts';

const PHONE = '+6281234567890';

test('sends a code of six digits, and returns when the next SMS may be requested', async () => {
  const { ask, inbox } = startBackend();
  const sent = await ask('sendCode', { phone: PHONE });
  expect(sent).toMatchObject({ code: 0, data: { resendAt: START + MINUTE_MS } });
  expect(inbox).toHaveLength(1);
  expect(inbox[0]).toMatchObject({ phone: PHONE, code: expect.stringMatching(/^\d{6}$/) });
});

test.each<[Language, RegExp]>([
  ['id', /^\S+: kode verifikasi kamu \d{6}\..+\n\n@localhost #\d{6}$/s],
  ['en', /^\S+: your verification code is \d{6}\..+\n\n@localhost #\d{6}$/s],
  ['zh', /^【\S+】验证码 \d{6}，.+\n\n@localhost #\d{6}$/s],
])('ends the SMS in %s with the line that binds its code to the site', async (language, text) => {
  const { ask, inbox } = startBackend();
  await ask('sendCode', { phone: PHONE }, { language });
  expect(inbox[0]?.text).toMatch(text);
});

test.each([
  ['a landline', '+622150001234'],
  ['a toll-free number', '+628001234567'],
  ['a phone of another country', '+447911123456'],
])('sends no SMS to %s', async (_, phone) => {
  const { ask, inbox } = startBackend();
  expect(await ask('sendCode', { phone })).toMatchObject({ code: RESPONSE_CODE.phoneInvalid });
  expect(inbox).toEqual([]);
});

test('requires a minute between two SMS', async () => {
  const { clock, ask, inbox } = startBackend();
  await ask('sendCode', { phone: PHONE });
  await clock.advance(MINUTE_MS - 1);
  expect(await ask('sendCode', { phone: PHONE })).toMatchObject({
    code: RESPONSE_CODE.smsCodeTooSoon,
    data: { resendAt: START + MINUTE_MS },
  });
  await clock.advance(1);
  expect(await ask('sendCode', { phone: PHONE })).toMatchObject({ code: 0 });
  expect(inbox).toHaveLength(2);
});

test('sends an SMS to a phone whose last one was sent while the clock was ahead', async () => {
  const ahead = startBackend();
  await ahead.clock.advance(365 * 24 * 60 * MINUTE_MS);
  await ahead.ask('sendCode', { phone: PHONE });
  const { backend, ask, inbox } = startBackend();
  backend.load(ahead.backend.snapshot());
  const code = ahead.inbox[0]?.code ?? '';
  expect((await ask('logIn', { phone: PHONE, code })).code).toBe(RESPONSE_CODE.smsCodeExpired);
  expect((await ask('sendCode', { phone: PHONE })).code).toBe(RESPONSE_CODE.success);
  expect(inbox).toHaveLength(1);
});

test('deletes codes that are over', async () => {
  const { backend, clock, ask } = startBackend();
  await ask('sendCode', { phone: PHONE });
  await clock.advance(60 * MINUTE_MS);
  await ask('sendCode', { phone: '+6281234567891' });
  expect(Object.keys(backend.peek().smsCodes)).toEqual(['+6281234567891']);
});

test('registers the owner of a code, and finds the same person the next time', async () => {
  const { backend, clock, logIn } = startBackend();
  const first = await logIn(PHONE);
  await clock.advance(MINUTE_MS);
  const second = await logIn(PHONE);
  expect(second).not.toBe(first);
  const { sessions, users } = backend.snapshot();
  expect(sessions[first]?.userId).toBe(sessions[second]?.userId);
  expect(users[sessions[first]?.userId ?? '']).toMatchObject({ phone: PHONE, firstOrderAt: null });
});

test('accepts a code once', async () => {
  const { ask, inbox, logIn } = startBackend();
  await logIn(PHONE);
  const again = await ask('logIn', { phone: PHONE, code: inbox[0]?.code ?? '' });
  expect(again.code).not.toBe(RESPONSE_CODE.success);
});

test('accepts a code for five minutes', async () => {
  const { clock, ask, inbox } = startBackend();
  await ask('sendCode', { phone: PHONE });
  await clock.advance(5 * MINUTE_MS);
  expect(await ask('logIn', { phone: PHONE, code: inbox[0]?.code ?? '' })).toMatchObject({
    code: RESPONSE_CODE.smsCodeExpired,
  });
});

test('blocks a code after five wrong tries, and accepts a new one', async () => {
  const { clock, ask, inbox, logIn } = startBackend();
  await ask('sendCode', { phone: PHONE });
  const right = inbox[0]?.code ?? '';
  const wrong = right === '000000' ? '000001' : '000000';
  for (let tries = 0; tries < 5; tries += 1) {
    expect(await ask('logIn', { phone: PHONE, code: wrong })).toMatchObject({
      code: RESPONSE_CODE.smsCodeWrong,
    });
  }
  expect(await ask('logIn', { phone: PHONE, code: right })).toMatchObject({
    code: RESPONSE_CODE.smsCodeTooManyTries,
  });
  await clock.advance(MINUTE_MS);
  expect(await logIn(PHONE)).not.toBe('');
});

test('accepts a code only for its phone', async () => {
  const { ask, inbox } = startBackend();
  await ask('sendCode', { phone: PHONE });
  expect(await ask('logIn', { phone: '+6281234567891', code: inbox[0]?.code ?? '' })).toMatchObject(
    { code: RESPONSE_CODE.smsCodeExpired },
  );
});

test('refuses a token after its logout, and no other token of the user', async () => {
  const { clock, ask, logIn } = startBackend();
  const lost = await logIn(PHONE);
  await clock.advance(MINUTE_MS);
  const other = await logIn(PHONE);

  expect(await ask('logOut', {}, { token: lost, key: 'key-of-logout' })).toMatchObject({ code: 0 });

  const refused = { code: RESPONSE_CODE.tokenInvalid };
  expect(await ask('vouchers', {}, { token: lost })).toMatchObject(refused);
  expect(await ask('logOut', {}, { token: lost, key: 'key-of-logout' })).toMatchObject(refused);
  expect(await ask('vouchers', {}, { token: other })).toMatchObject({ code: 0 });
});

test('logs out everywhere: refuses all tokens of the user, and nobody else’s', async () => {
  const { backend, clock, ask, logIn } = startBackend();
  const first = await logIn(PHONE);
  await clock.advance(MINUTE_MS);
  const second = await logIn(PHONE);
  const friend = await logIn(PEOPLE.member.phone);

  expect(await ask('logOutEverywhere', {}, { token: first })).toMatchObject({ code: 0 });

  const refused = { code: RESPONSE_CODE.tokenInvalid };
  expect(await ask('vouchers', {}, { token: first })).toMatchObject(refused);
  expect(await ask('vouchers', {}, { token: second })).toMatchObject(refused);
  expect(await ask('vouchers', {}, { token: friend })).toMatchObject({ code: 0 });
  expect(Object.keys(backend.snapshot().sessions)).toEqual([friend]);
});

test('ends a token that was not used for 90 days', async () => {
  const { backend, clock, ask, logIn } = startBackend();
  const token = await logIn(PHONE);
  await clock.advance(89 * DAY_MS);
  expect(await ask('vouchers', {}, { token })).toMatchObject({ code: 0 });
  await clock.advance(89 * DAY_MS);
  expect(await ask('vouchers', {}, { token })).toMatchObject({ code: 0 });
  await clock.advance(90 * DAY_MS);
  expect(await ask('vouchers', {}, { token })).toMatchObject({ code: RESPONSE_CODE.tokenInvalid });

  const next = await logIn(PHONE);
  expect(Object.keys(backend.snapshot().sessions)).toEqual([next]);
  await clock.advance(90 * DAY_MS);
  const inApp = backend.logInAs(PHONE)?.token ?? '';
  expect(inApp).not.toBe(next);
  expect(await ask('vouchers', {}, { token: inApp })).toMatchObject({ code: 0 });
});

test('records the use of a token once a day at most, so that a read saves nothing', async () => {
  const { backend, clock, ask, logIn } = startBackend();
  const token = await logIn(PHONE);
  const saved: (readonly string[])[] = [];
  backend.on('change', ({ paths }) => saved.push([...(paths ?? [])]));
  await clock.advance(DAY_MS - 1);
  await ask('vouchers', {}, { token });
  expect(saved).toEqual([]);
  await clock.advance(1);
  await ask('vouchers', {}, { token });
  await ask('vouchers', {}, { token });
  expect(saved).toEqual([[`sessions/${token}`]]);
});

test('takes a token whose use is not recorded, or recorded ahead of the clock', async () => {
  const { backend, clock, ask } = startBackend();
  const state = copyOf(backend.snapshot());
  state.sessions['older'] = { userId: 'member' };
  state.sessions['ahead'] = { userId: 'member', usedAt: START + 365 * DAY_MS };
  backend.load(state);
  for (const token of ['older', 'ahead']) {
    expect(await ask('vouchers', {}, { token })).toMatchObject({ code: 0 });
  }
  await clock.advance(90 * DAY_MS);
  for (const token of ['older', 'ahead']) {
    expect(await ask('vouchers', {}, { token })).toMatchObject({
      code: RESPONSE_CODE.tokenInvalid,
    });
  }
});

test('gives a person of the fixtures one token in the native app', async () => {
  const { backend, ask } = startBackend();
  const login = backend.logInAs('member');
  expect(login?.user).toEqual({ id: 'member', phone: PEOPLE.member.phone });
  expect(backend.logInAs('member')).toEqual(login);
  expect(await ask('vouchers', {}, { token: login?.token ?? '' })).toMatchObject({ code: 0 });
  expect(backend.logInAs('nobody')).toBeNull();
});
