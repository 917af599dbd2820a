import { RESPONSE_CODE, sha256Hex, sign, signingTime } from '@cangkir/core';
import { HOUR_MS } from '@cangkir/core/durations';
import { expect, test } from 'vitest';
import { readAnswer, START, startBackend } from './testing.ts';

test('answers a signed request, with the backend’s time', async () => {
  const { backend, request } = startBackend();
  const delivery = await backend.handle(request('config', {}));
  expect(readAnswer(delivery)).toEqual({
    code: 0,
    msg: 'success',
    data: { mobileRegister: true },
  });
  expect(delivery).toMatchObject({
    response: { status: 200, headers: { date: new Date(START).toUTCString() } },
  });
});

test.each([
  ['no time', { sign: 'a'.repeat(64) }],
  ['no sign', { time: '10' }],
  ['a sign that is no hash', { time: '10', sign: 'abc' }],
  ['a time that is no number', { time: 'noon', sign: 'a'.repeat(64) }],
  ['a time outside the hour', { time: '3600', sign: 'a'.repeat(64) }],
])('reports %s as a missing signature', async (_, query) => {
  const { backend, request } = startBackend();
  const delivery = await backend.handle({ ...request('config', {}), query });
  expect(readAnswer(delivery).code).toBe(RESPONSE_CODE.signatureMissing);
});

test('reports changed data as a forged signature', async () => {
  const { backend, request } = startBackend();
  const sent = request('campaign', { activityCode: 'kopi-susu' });
  const delivery = await backend.handle({
    ...sent,
    query: { ...sent.query, activityCode: 'merienda' },
  });
  expect(readAnswer(delivery).code).toBe(RESPONSE_CODE.signatureForged);
});

test('reports another user’s token as a forged signature', async () => {
  const { backend, request, logIn } = startBackend();
  const token = await logIn('+6281200000202');
  const sent = request('vouchers', {});
  const delivery = await backend.handle({ ...sent, headers: { ...sent.headers, token } });
  expect(readAnswer(delivery).code).toBe(RESPONSE_CODE.signatureForged);
});

test.each([
  [-301, RESPONSE_CODE.signatureOld],
  [-300, RESPONSE_CODE.success],
  [300, RESPONSE_CODE.success],
  [301, RESPONSE_CODE.signatureOld],
])('answers a time %i s off with %i', async (seconds, code) => {
  const { backend, request } = startBackend();
  const time = signingTime(START + seconds * 1000);
  const query = { time: String(time), sign: sign({}, time, '', sha256Hex) };
  const delivery = await backend.handle({ ...request('config', {}), query });
  expect(readAnswer(delivery).code).toBe(code);
});

test('ignores the turn of the hour in the age', async () => {
  const { backend, clock, request } = startBackend();
  await clock.advance(HOUR_MS - 1000);
  const sent = request('config', {});
  await clock.advance(2000);
  expect(readAnswer(await backend.handle(sent)).code).toBe(RESPONSE_CODE.success);
});
