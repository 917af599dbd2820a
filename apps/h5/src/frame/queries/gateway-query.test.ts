import {
  fail,
  failureOfCode,
  LOCAL_KEYS,
  RESPONSE_CODE,
  succeed,
  userIdOf,
  type Voucher,
} from '@cangkir/core';
import { createMemoryWorld, createVoucher } from '@cangkir/core/testing';
import { walletSchema } from '@cangkir/core/vouchers';
import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { composeInMemory } from '../../compose-in-memory.ts';
import { type DefineQuery, gatewayQueryOptions, memberQuery } from './gateway-query.ts';
import { problemOfQuery, queryClientOf } from './query-client.ts';
import { readAhead } from './read-ahead.ts';

const AYU = { token: 'token-1', userInfo: { id: 'ayu', phone: '+6281200000101' } };
const BUDI = { token: 'token-2', userInfo: { id: 'budi', phone: '+6281200000202' } };
const NOBODY = { token: '', userInfo: null };

const walletQuery: DefineQuery<readonly Voucher[]> = ({ gateways }, userId) => ({
  queryKey: ['vouchers', userId],
  read: (signal) => gateways.vouchers.list({ signal }),
  schema: walletSchema,
});

/** A member's phone, whose page can be loaded again and again. */
function createPhone() {
  const world = createMemoryWorld();
  const { list: listVouchers } = world.gateways.vouchers.calls;
  const vouchers = [createVoucher('first', world.clock.now())];

  function load(login: typeof AYU | typeof NOBODY = AYU) {
    const product = composeInMemory({ route: '/mine/vouchers', world });
    const { global } = product.app.session;
    global.set(login);
    const queries = queryClientOf(product);

    /** What a screen shows of the wallet, at first and after it was read. */
    async function open() {
      const observer = new QueryObserver(queries, {
        ...gatewayQueryOptions(product, walletQuery(product, userIdOf(global.get()))),
      });
      const first = observer.getCurrentResult();
      const close = observer.subscribe(() => {});
      await expect.poll(() => observer.getCurrentResult().isFetching).toBe(false);
      const { data, error, dataUpdatedAt } = observer.getCurrentResult();
      close();
      const problem = error === null ? null : problemOfQuery(error).message;
      return { first: first.data, data, problem, dataUpdatedAt };
    }
    return { product, global, open };
  }
  return { world, listVouchers, vouchers, load };
}

const LOST = { kind: 'unreachable' } as const;

test('shows what was read before a reload, also when the next read fails', async () => {
  const { world, listVouchers, vouchers, load } = createPhone();
  const readAt = world.clock.now();
  listVouchers.always({ kind: 'answered', value: vouchers });
  expect(await load().open()).toMatchObject({ first: undefined, data: vouchers, problem: null });

  listVouchers.always(LOST);
  expect(await load().open()).toEqual({
    first: vouchers,
    data: vouchers,
    problem: 'unreachable',
    dataUpdatedAt: readAt,
  });
});

test('shows what it reads now instead', async () => {
  const { listVouchers, vouchers, load } = createPhone();
  listVouchers.next({ kind: 'answered', value: vouchers }, { kind: 'answered', value: [] });
  await load().open();
  expect(await load().open()).toMatchObject({ first: vouchers, data: [], problem: null });
});

test('shows another user nothing of it', async () => {
  const { listVouchers, vouchers, load } = createPhone();
  listVouchers.next({ kind: 'answered', value: vouchers }, LOST, LOST);
  await load().open();
  expect(await load(BUDI).open()).toMatchObject({ first: undefined, problem: 'unreachable' });
});

test('stores nothing of a user who logged out while it was read', async () => {
  const { world, listVouchers, vouchers, load } = createPhone();
  listVouchers.next({ kind: 'answered', value: vouchers, afterMs: 1000 });
  const { global, open } = load();
  const opened = open();
  global.set(BUDI);
  await world.clock.advance(1000);
  await opened;
  expect(world.local.get(LOCAL_KEYS.reads)).toBeNull();
});

test('removes what is no more', async () => {
  const { listVouchers, vouchers, load } = createPhone();
  listVouchers.next(
    { kind: 'answered', value: vouchers },
    { kind: 'refused', code: RESPONSE_CODE.notFound },
    LOST,
  );
  await load().open();
  expect(await load().open()).toMatchObject({ problem: 'notFound' });
  expect(await load().open()).toMatchObject({ first: undefined });
});

test('refuses what is stored in another form', async () => {
  const { world, listVouchers, vouchers, load } = createPhone();
  listVouchers.next({ kind: 'answered', value: vouchers }, LOST);
  await load().open();
  world.local.set(
    LOCAL_KEYS.reads,
    (world.local.get(LOCAL_KEYS.reads) ?? '').replace('IDR', 'USD'),
  );
  expect(await load().open()).toMatchObject({ first: undefined, problem: 'unreachable' });
});

test('ends the session when the token is refused', async () => {
  const { listVouchers, load } = createPhone();
  listVouchers.next({ kind: 'refused', code: RESPONSE_CODE.tokenInvalid });
  const { product, global, open } = load();
  product.app.start();
  expect(await open()).toMatchObject({ problem: 'sessionEnded' });
  expect(global.get()).toMatchObject(NOBODY);
});

test('reads again with a token that was renewed meanwhile', async () => {
  const { world, listVouchers, vouchers, load } = createPhone();
  listVouchers.next(
    { kind: 'refused', code: RESPONSE_CODE.tokenInvalid, afterMs: 1000 },
    { kind: 'answered', value: vouchers },
  );
  const { product, global, open } = load();
  product.app.start();
  const opened = open();
  global.set({ token: 'token-9' });
  await world.clock.advance(1000);
  expect(await opened).toMatchObject({ data: vouchers, problem: null });
  expect(global.get()).toMatchObject({ token: 'token-9' });
});

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
  'keeps a token that was renewed %i microtasks after the read with the old one began',
  async (microtasks) => {
    const { vouchers, load } = createPhone();
    const { product, global } = load();
    product.app.start();
    const queries = queryClientOf(product);
    const refused = fail(failureOfCode(RESPONSE_CODE.tokenInvalid));
    const wallet = memberQuery(() => ({
      queryKey: ['vouchers'],
      read: async () => (global.get().token === AYU.token ? refused : succeed(vouchers)),
    }));
    const opened = queries.fetchQuery(
      gatewayQueryOptions(product, wallet(product, userIdOf(global.get()))),
    );
    for (let passed = 0; passed < microtasks; passed += 1) await Promise.resolve();
    global.set({ ...AYU, token: 'token-9' });
    await opened.catch(() => {});
    expect(global.get()).toMatchObject({ token: 'token-9' });
  },
);

test('what was read ahead shows at once, and is read again when the person comes back to it', async () => {
  const { listVouchers, vouchers, load } = createPhone();
  const { product, open } = load();
  listVouchers.always({ kind: 'answered', value: vouchers });
  await readAhead(product, walletQuery);
  expect(await open()).toMatchObject({ first: vouchers, data: vouchers });
  expect(listVouchers.asked).toHaveLength(1);
  await open();
  expect(listVouchers.asked).toHaveLength(2);
});

test('what could not be read ahead is read by its screen', async () => {
  const { listVouchers, vouchers, load } = createPhone();
  const { product, open } = load();
  listVouchers.always(LOST);
  await readAhead(product, walletQuery);
  listVouchers.always({ kind: 'answered', value: vouchers });
  expect(await open()).toMatchObject({ first: undefined, data: vouchers });
});

test('reads nothing ahead of a member for nobody', async () => {
  const { listVouchers, load } = createPhone();
  const { product } = load(NOBODY);
  await readAhead(product, memberQuery(walletQuery));
  expect(listVouchers.asked).toHaveLength(0);
});
