import { type Language, RESPONSE_CODE } from '@cangkir/core';
import { expect, test } from 'vitest';
import { START, startBackend } from '../testing.ts';
import { PEOPLE } from './login.fixture.ts';

const PHONE = '+6281234567890';
const MINUTE = 60_000;

test('sends a code of six digits, and returns when the next SMS may be requested', async () => {
  const { ask, inbox } = startBackend();
  const sent = await ask('sendCode', { phone: PHONE });
  expect(sent).toMatchObject({ code: 0, data: { resendAt: START + MINUTE } });
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
  await clock.advance(MINUTE - 1);
  expect(await ask('sendCode', { phone: PHONE })).toMatchObject({
    code: RESPONSE_CODE.smsCodeTooSoon,
    data: { resendAt: START + MINUTE },
  });
  await clock.advance(1);
  expect(await ask('sendCode', { phone: PHONE })).toMatchObject({ code: 0 });
  expect(inbox).toHaveLength(2);
});

test('registers the owner of a code, and finds the same person the next time', async () => {
  const { backend, clock, logIn } = startBackend();
  const first = await logIn(PHONE);
  await clock.advance(MINUTE);
  const second = await logIn(PHONE);
  expect(second).not.toBe(first);
  const { sessions, users } = backend.snapshot();
  expect(sessions[first]).toEqual(sessions[second]);
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
  await clock.advance(5 * MINUTE);
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
  await clock.advance(MINUTE);
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
  await clock.advance(MINUTE);
  const other = await logIn(PHONE);

  expect(await ask('logOut', {}, { token: lost, key: 'key-of-logout' })).toMatchObject({ code: 0 });

  const refused = { code: RESPONSE_CODE.tokenInvalid };
  expect(await ask('vouchers', {}, { token: lost })).toMatchObject(refused);
  expect(await ask('logOut', {}, { token: lost, key: 'key-of-logout' })).toMatchObject(refused);
  expect(await ask('vouchers', {}, { token: other })).toMatchObject({ code: 0 });
});

test('gives a person of the fixtures one token in the native app', async () => {
  const { backend, ask } = startBackend();
  const login = backend.logInAs('member');
  expect(login?.user).toEqual({ id: 'member', phone: PEOPLE.member.phone });
  expect(backend.logInAs('member')).toEqual(login);
  expect(await ask('vouchers', {}, { token: login?.token ?? '' })).toMatchObject({ code: 0 });
  expect(backend.logInAs('nobody')).toBeNull();
});
