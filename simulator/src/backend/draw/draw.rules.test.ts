import { ENDPOINTS } from '@cangkir/api';
import { CLAIM_CODE, RESPONSE_CODE } from '@cangkir/core';
import { DAY_MS } from '@cangkir/core/durations';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { START, startBackend } from '../testing.ts';

/** A member at a wheel. */
function visit(activityCode: string) {
  const { backend, ask, clock } = startBackend();
  const token = backend.logInAs('member')?.token ?? '';
  return {
    backend,
    clock,
    token,
    find: async () =>
      v.parse(
        ENDPOINTS.drawActivity.output,
        (await ask('drawActivity', { activityCode }, { token })).data,
      ),
    drawn: () => backend.snapshot().draws.made.filter((made) => made.activityCode === activityCode),
    draw: (requester: { token?: string; key?: string } = { token }) =>
      ask('draw', { activityCode }, requester),
  };
}

test('gives the prize where the wheel stops, and shows it again later', async () => {
  const { find, draw, drawn } = visit('roda-tumbler');
  expect((await find()).drawn).toBeNull();
  const { code, data } = await draw();
  expect(code).toBe(RESPONSE_CODE.success);
  expect(data).toMatchObject({
    result: { sectorId: 'tumbler', prize: { kind: 'goods' }, drawnAt: START },
  });
  expect((await find()).drawn).toMatchObject({ sectorId: 'tumbler' });
  expect(drawn()).toHaveLength(1);
});

test('adds a won voucher to the wallet', async () => {
  const { draw, backend } = visit('roda-voucher');
  const before = Object.keys(backend.snapshot().vouchers).length;
  await draw();
  const own = Object.values(backend.snapshot().vouchers).slice(before);
  expect(own).toMatchObject([{ ownerId: 'member', claimedAt: START, usedAt: null }]);
});

test('stops at no prize if all are out of stock', async () => {
  const { draw } = visit('roda-habis');
  expect((await draw()).data).toMatchObject({ result: { sectorId: 'nothing', prize: null } });
});

test('reduces the stock of a won prize', async () => {
  const { draw, backend } = visit('roda-gajian');
  const stocks = () =>
    backend.snapshot().draws.activities['roda-gajian']?.sectors.map(({ stock }) => stock);
  expect(stocks()).toEqual([20, 200, null]);
  await draw();
  expect([
    [19, 200, null],
    [20, 199, null],
    [20, 200, null],
  ]).toContainEqual(stocks());
});

test('repeats the result of the first draw', async () => {
  const { draw, token, drawn } = visit('roda-tumbler');
  const first = await draw({ token, key: 'k1' });
  expect(await draw({ token, key: 'k1' })).toEqual(first);
  const second = await draw({ token, key: 'k2' });
  expect(second).toMatchObject({ code: CLAIM_CODE.alreadyClaimed, data: first.data });
  expect(drawn()).toHaveLength(1);
});

test('rejects draws before the start, after the end, or without a login', async () => {
  expect(await visit('roda-besok').draw()).toMatchObject({ code: CLAIM_CODE.notStarted });
  expect(await visit('roda-usai').draw()).toMatchObject({ code: CLAIM_CODE.ended });
  expect(await visit('roda-gajian').draw({})).toMatchObject({ code: CLAIM_CODE.loginRequired });
});

test('opens at its start, and closes at its end', async () => {
  const opening = visit('roda-besok');
  await opening.clock.advance(DAY_MS);
  expect(await opening.draw()).toMatchObject({ code: RESPONSE_CODE.success });
  const closing = visit('roda-gajian');
  await closing.clock.advance(21 * DAY_MS);
  expect(await closing.draw()).toMatchObject({ code: CLAIM_CODE.ended });
});

test('lists what was won in similar activities, and nothing else', async () => {
  const wheels = (await visit('roda-gajian').find()).matchHistory;
  expect(wheels.map(({ drawId }) => drawId)).toEqual([
    'draw-tumbler',
    'draw-voucher',
    'draw-sent',
    'draw-closing',
    'draw-closed',
  ]);
  expect(wheels.filter((won) => won.isRecipientSent).map(({ drawId }) => drawId)).toEqual([
    'draw-sent',
  ]);
  const loves = visit('love-cocok');
  await loves.draw();
  expect((await loves.find()).matchHistory.map(({ drawId }) => drawId)).toEqual(['draw-love']);
});

test.each(['no-such-wheel', '__proto__'])('does not find %s', async (activityCode) => {
  expect(await visit(activityCode).draw()).toMatchObject({ code: RESPONSE_CODE.notFound });
});
