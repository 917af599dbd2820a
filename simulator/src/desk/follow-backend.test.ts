import { RESPONSE_CODE } from '@cangkir/core';
import { HEALTH_EVENTS, writeErrorReport } from '@cangkir/core/health';
import { expect, test } from 'vitest';
import { START, startBackend, statistics } from '../backend/testing.ts';
import { createSessionCoverage } from '../coverage/session-coverage.ts';
import { createHealthStore } from '../health/health-store.ts';
import { REPORT } from '../health/testing.ts';
import { createLogStore } from '../log/log-store.ts';
import { createPhoneStore } from '../phone/phone-store.ts';
import { createTillStore } from '../till/till-store.ts';
import { followBackend } from './follow-backend.ts';
import { createLogReading } from './read-log.ts';

const PHONE = '+6281200000202';

function startFollowing() {
  const { backend, ask, inbox } = startBackend();
  const stores = {
    coverage: createSessionCoverage(),
    health: createHealthStore(),
    log: createLogStore(),
    till: createTillStore(),
  };
  const phones = {
    first: { screen: createPhoneStore() },
    second: { screen: createPhoneStore() },
  };
  followBackend({ backend, stores, phones });
  const suggested = () =>
    [phones.first, phones.second].map(({ screen }) => screen.getSnapshot().context.suggestedCode);
  return { backend, ask, inbox, stores, phones, suggested, ...createLogReading(stores.log) };
}

test('logs each request, oldest first', async () => {
  const { ask, requests, calls } = startFollowing();
  await ask('config', {});
  await ask('sendCode', { phone: PHONE });
  expect(requests().map(({ endpoint }) => endpoint)).toEqual(['config', 'sendCode']);
  expect(calls()).toEqual([]);
});

test('counts each request as exercised', async () => {
  const { ask, stores } = startFollowing();
  await ask('config', {});
  await ask('config', {});
  expect(stores.coverage.getSnapshot().context.requests).toEqual([
    { endpoint: 'config', answer: '0', times: 2 },
  ]);
});

test('keeps what the phones report, until the backend is reset', async () => {
  const { backend, stores } = startFollowing();
  await backend.handle(
    statistics({ name: HEALTH_EVENTS.error, properties: writeErrorReport(REPORT) }),
  );
  const { errors } = stores.health.getSnapshot().context;
  expect(errors).toMatchObject([{ at: START, value: REPORT }]);
  backend.load(backend.snapshot());
  expect(stores.health.getSnapshot().context.errors).toEqual([]);
});

test('shows redeemed vouchers at the till, and nothing that is done elsewhere', () => {
  const { backend, stores } = startFollowing();
  backend.redeem('nonsense');
  backend.receivePayment('order-qris');
  expect(stores.till.getSnapshot().context.entries).toMatchObject([{ argument: 'nonsense' }]);
});

test('withdraws a used code from both phones', async () => {
  const { ask, inbox, phones, suggested } = startFollowing();
  await ask('sendCode', { phone: PHONE });
  const [sms] = inbox;
  if (sms === undefined) throw new Error('No SMS was sent.');
  for (const { screen } of [phones.first, phones.second]) screen.trigger.smsArrived({ sms });

  const wrong = sms.code === '000000' ? '111111' : '000000';
  await ask('logIn', { phone: PHONE, code: wrong });
  await ask('config', {});
  expect(suggested()).toEqual([sms.code, sms.code]);
  await ask('logIn', { phone: PHONE, code: sms.code });
  expect(suggested()).toEqual([null, null]);
});

test('logs what a rule threw and where, without what was sent', async () => {
  const { backend, ask, requests } = startFollowing();
  const token = backend.logInAs('member')?.token ?? '';
  const campaigns = Object.defineProperty({}, 'kopi-susu', {
    configurable: true,
    get(): never {
      throw new TypeError('No hours of kopi-susu for my-device, +6281200000202');
    },
  });
  backend.load({ ...backend.snapshot(), campaigns });
  await ask('claim', { activityCode: 'kopi-susu', browserId: 'my-device' }, { token });
  await ask('config', {});
  const [failed, answered] = requests();
  expect(failed?.code).toBe(RESPONSE_CODE.serverBusy);
  expect(failed?.exception).toMatch(/^TypeError: No hours of … for …, 0812\*\*\*\*0202/);
  expect(failed?.exception).toContain('follow-backend.test.ts');
  expect(failed?.exception).not.toMatch(/kopi-susu|my-device|81200000202/);
  expect(answered?.exception).toBeNull();
});
