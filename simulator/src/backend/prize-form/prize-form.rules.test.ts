import { ENDPOINTS } from '@cangkir/api';
import { CLAIM_CODE, RESPONSE_CODE } from '@cangkir/core';
import { DAY_MS } from '@cangkir/core/durations';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { START, startBackend } from '../testing.ts';

const RECIPIENT = {
  name: 'Penerima Hadiah',
  phone: '+6281200000202',
  address: 'Jalan Melati 12, Bandung 40115',
};

/** A member who drew. */
function visit(drawId: string, person = 'member') {
  const { backend, ask, clock } = startBackend();
  const token = backend.logInAs(person)?.token ?? '';
  return {
    backend,
    clock,
    token,
    ask: () => ask('prizeForm', { drawId }, { token }),
    find: async () =>
      v.parse(ENDPOINTS.prizeForm.output, (await ask('prizeForm', { drawId }, { token })).data),
    send: (recipient = RECIPIENT, requester: { token?: string; key?: string } = { token }) =>
      ask('sendPrizeForm', { drawId, recipient }, requester),
  };
}

test('accepts a recipient, and returns it from then on', async () => {
  const { find, send, backend } = visit('draw-tumbler');
  expect(await find()).toMatchObject({
    prize: { kind: 'goods' },
    wonAt: START - DAY_MS,
    market: 'ID',
    sent: null,
  });
  const sent = { recipient: RECIPIENT, sentAt: START };
  expect(await send()).toMatchObject({ code: RESPONSE_CODE.success, data: { sent } });
  expect((await find()).sent).toEqual(sent);
  expect(backend.snapshot().prizeForms['draw-tumbler']).toEqual(sent);
});

test('keeps the first recipient when a second is sent', async () => {
  const { send, token } = visit('draw-tumbler');
  const first = await send(RECIPIENT, { token, key: 'k1' });
  expect(await send(RECIPIENT, { token, key: 'k1' })).toEqual(first);
  const second = await send({ ...RECIPIENT, name: 'Nama Lain' }, { token, key: 'k2' });
  expect(second).toMatchObject({ code: CLAIM_CODE.alreadyClaimed, data: first.data });
});

test('closes five days after winning', async () => {
  const { send, clock } = visit('draw-closing');
  await clock.advance(60_000);
  expect(await send()).toMatchObject({ code: CLAIM_CODE.ended });
  const inTime = visit('draw-closing');
  await inTime.clock.advance(59_999);
  expect(await inTime.send()).toMatchObject({ code: RESPONSE_CODE.success });
});

test.each([
  ['no phone of the country', { phone: '+6581230404' }],
  ['no name', { name: '-' }],
  ['an address that is too short', { address: 'Bandung' }],
])('rejects %s', async (_, part) => {
  const { send } = visit('draw-tumbler');
  expect(await send({ ...RECIPIENT, ...part })).toMatchObject({ code: RESPONSE_CODE.bodyInvalid });
});

test.each(['draw-voucher', 'draw-nothing', 'no-such-draw', '__proto__'])(
  'has nothing to send for %s',
  async (drawId) => {
    expect(await visit(drawId).send()).toMatchObject({ code: RESPONSE_CODE.notFound });
  },
);

test('hides the form from other people', async () => {
  const { ask, send } = visit('draw-sent', 'newcomer');
  expect(await ask()).toMatchObject({ code: RESPONSE_CODE.notFound });
  expect(await send()).toMatchObject({ code: RESPONSE_CODE.notFound });
});

test('requires a login', async () => {
  const { send } = visit('draw-tumbler');
  expect(await send(RECIPIENT, {})).toMatchObject({ code: CLAIM_CODE.loginRequired });
});
