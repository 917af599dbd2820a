import { CLAIM_CODE, RESPONSE_CODE } from '@cangkir/core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Exchange, OverrideUse, StateChanged } from './backend.types.ts';
import { FIXTURES } from './fixtures.ts';
import { BACKEND_STATE } from './state.ts';
import { readAnswer, START, startBackend } from './testing.ts';

const PHONE = '+6281234567890';
const OTHER_PHONE = '+6281234567891';
const CLAIM = { activityCode: 'kopi-susu', browserId: 'device-1' };

test('makes a change whose answer is lost, and answers a retry with the same key', async () => {
  const { backend, ask, request, logIn } = startBackend();
  const token = await logIn(PHONE);
  backend.override({ endpoint: 'claim', times: 1, network: 'lost' });
  const requester = { token, key: 'k' };
  expect(await backend.handle(request('claim', CLAIM, requester))).toEqual({ kind: 'lost' });
  expect(await ask('claim', CLAIM, requester)).toMatchObject({ code: RESPONSE_CODE.success });
  expect(backend.snapshot().claims).toHaveLength(1);
});

test('does nothing while offline', async () => {
  const { backend, request, logIn } = startBackend();
  const token = await logIn(PHONE);
  const sent = { ...request('claim', CLAIM, { token }), fault: 'offline' } as const;
  expect(await backend.handle(sent)).toEqual({ kind: 'offline' });
  expect(backend.snapshot().claims).toEqual([]);
});

test('applies an override to its number of requests and its endpoint only', async () => {
  const { backend, ask } = startBackend();
  backend.override({ endpoint: 'campaign', times: 2, code: RESPONSE_CODE.serverBusy });
  expect(backend.overridesLeft()).toBe(2);
  expect(await ask('config', {})).toMatchObject({ code: 0 });
  const codes = [];
  for (let asked = 0; asked < 3; asked += 1) {
    codes.push((await ask('campaign', { activityCode: 'kopi-susu' })).code);
  }
  expect(codes).toEqual([RESPONSE_CODE.serverBusy, RESPONSE_CODE.serverBusy, 0]);
});

test('queues overrides of every endpoint, and clears them', async () => {
  const { backend, ask } = startBackend();
  backend.override({ times: 1, code: 10000 });
  backend.override({ times: 1, code: 30005, data: { opensAt: 1 } });
  backend.override({ times: 1, code: 30006 });
  expect((await ask('config', {})).code).toBe(10000);
  expect(await ask('config', {})).toMatchObject({ code: 30005, data: { opensAt: 1 } });
  backend.clearOverrides();
  expect((await ask('config', {})).code).toBe(0);
});

test('reports each use of an override, with who asked for what', async () => {
  const { backend, request } = startBackend();
  const uses: OverrideUse[] = [];
  backend.on('overrideUsed', (use) => uses.push(use));
  const override = { times: 2, code: 10000 };
  backend.override(override);
  await backend.handle({ ...request('config', {}), sender: 'second' });
  await backend.handle(request('campaign', { activityCode: 'kopi-susu' }));
  await backend.handle(request('config', {}));
  expect(uses).toEqual([
    { override, endpoint: 'config', sender: 'second' },
    { override, endpoint: 'campaign', sender: null },
  ]);
  expect(uses.every((use) => use.override === override)).toBe(true);
});

test('tells the change of an action from all others, and who did it', () => {
  const { backend } = startBackend();
  const changes: Omit<StateChanged, 'paths'>[] = [];
  const paid: (string | null)[] = [];
  backend.on('change', ({ sender, isAction }) => changes.push({ sender, isAction }));
  backend.on('paid', ({ sender }) => paid.push(sender));
  backend.receivePayment('order-qris', 'first');
  backend.redeem('KP7M4XQ2R9WD');
  backend.edit(backend.snapshot());
  expect(paid).toEqual(['first']);
  expect(changes).toEqual([
    { sender: 'first', isAction: true },
    { sender: null, isAction: true },
    { sender: null, isAction: false },
  ]);
});

test('sends an overridden body unchanged, and does nothing else', async () => {
  const { backend, request, inbox } = startBackend();
  backend.override({ times: 1, body: '<html>' });
  const delivery = await backend.handle(request('sendCode', { phone: PHONE }));
  expect(delivery).toMatchObject({ kind: 'answered', response: { body: '<html>' } });
  expect(inbox).toEqual([]);
});

test('delays an answer, but makes its change at once', async () => {
  const { backend, clock, request, inbox } = startBackend();
  backend.override({ times: 1, delay: 400 });
  let isAnswered = false;
  const sent = { ...request('sendCode', { phone: PHONE }), latency: 100 };
  const answered = backend.handle(sent).then((delivery) => {
    isAnswered = true;
    return delivery;
  });
  await clock.advance(499);
  expect(inbox).toHaveLength(1);
  expect(isAnswered).toBe(false);
  await clock.advance(1);
  expect(readAnswer(await answered).code).toBe(0);
});

test('logs each request without secrets', async () => {
  const { backend, request, inbox, logIn } = startBackend();
  const exchanges: Exchange[] = [];
  backend.on('exchange', (exchange) => exchanges.push(exchange));
  const token = await logIn(PHONE);
  await backend.handle(request('vouchers', {}, { token }));
  await backend.handle({ ...request('claim', CLAIM, { token }), fault: 'silent' });

  expect(exchanges.map(({ id, endpoint, code, outcome }) => [id, endpoint, code, outcome])).toEqual(
    [
      [1, 'sendCode', 0, 'answered'],
      [2, 'logIn', 0, 'answered'],
      [3, 'vouchers', 0, 'answered'],
      [4, 'claim', null, 'silent'],
    ],
  );
  expect(exchanges[0]).toMatchObject({ at: START, input: { phone: '0812****7890' } });
  const log = JSON.stringify(exchanges);
  for (const secret of [PHONE, token, inbox[0]?.code ?? '']) expect(log).not.toContain(secret);
});

test('notifies no listener after it unsubscribed', async () => {
  const { backend, ask } = startBackend();
  const heard: number[] = [];
  const leave = backend.on('exchange', ({ id }) => heard.push(id));
  await ask('config', {});
  leave();
  await ask('config', {});
  expect(heard).toEqual([1]);
});

test('survives a round trip of its state through JSON', async () => {
  const { backend, ask, logIn } = startBackend();
  const token = await logIn(PHONE);
  await ask('claim', CLAIM, { token });
  const saved = v.parse(BACKEND_STATE, JSON.parse(JSON.stringify(backend.snapshot())));
  const other = startBackend();
  other.backend.load(saved);
  expect(other.backend.snapshot()).toEqual(backend.snapshot());
  expect(await other.ask('vouchers', {}, { token })).toEqual(await ask('vouchers', {}, { token }));
});

test('keeps a claim without a device valid for its phone only', async () => {
  const { backend, ask, logIn } = startBackend();
  const token = await logIn(PHONE);
  const { data } = await ask('claim', CLAIM, { token });
  const kept = backend.snapshot();
  const claims = kept.claims.map((claim) => ({ ...claim, browserId: null }));
  backend.load(v.parse(BACKEND_STATE, { ...kept, claims }));
  expect(await ask('claim', CLAIM, { token })).toMatchObject({
    code: CLAIM_CODE.alreadyClaimed,
    data,
  });
  const other = await logIn(OTHER_PHONE);
  expect(
    await ask('campaign', { activityCode: CLAIM.activityCode }, { token: other }),
  ).toMatchObject({
    data: { claim: { code: CLAIM_CODE.claimed } },
  });
  expect(await ask('claim', CLAIM, { token: other })).toMatchObject({ code: CLAIM_CODE.claimed });
});

test('leaves the states that it has been given and has given away as they are', async () => {
  const given = FIXTURES.everyday.create(START);
  const { backend, ask, logIn } = startBackend();
  const token = await logIn(PHONE);
  const snapshot = backend.snapshot();
  const [givenText, snapshotText] = [JSON.stringify(given), JSON.stringify(snapshot)];
  await ask('claim', CLAIM, { token });
  await ask('draw', { activityCode: 'roda-gajian' }, { token });
  expect(backend.snapshot().claims).toHaveLength(1);
  backend.load(snapshot);
  await ask('claim', CLAIM, { token });
  expect(backend.snapshot().claims).toHaveLength(1);
  expect(JSON.stringify(snapshot)).toBe(snapshotText);
  expect(JSON.stringify(given)).toBe(givenText);
  expect(FIXTURES.everyday.create(START)).toBe(given);
});

test('ends equal runs in equal states', async () => {
  const runs = [startBackend(), startBackend()];
  for (const { logIn, ask } of runs) await ask('claim', CLAIM, { token: await logIn(PHONE) });
  expect(runs[0]?.backend.snapshot()).toEqual(runs[1]?.backend.snapshot());
});
