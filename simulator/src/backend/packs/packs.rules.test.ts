import { ENDPOINTS } from '@cangkir/api';
import { RESPONSE_CODE } from '@cangkir/core';
import { DAY_MS } from '@cangkir/core/durations';
import { PACK_CODE } from '@cangkir/core/packs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { PAYMENT_LIFETIME_MS } from '../payment/payment.rules.ts';
import { START, startBackend } from '../testing.ts';

/** A shop with a limited pack of three Americanos and two discounts, and its customers. */
function openShop() {
  const { backend, ask, clock } = startBackend();
  const tokenOf = (person: string) => backend.logInAs(person)?.token ?? '';

  function visit(person = 'member', packId = 'hemat-siang') {
    const token = tokenOf(person);
    return {
      async find() {
        return v.parse(ENDPOINTS.pack.output, (await ask('pack', { packId }, { token })).data);
      },
      async buy(quantity = 1, key?: string) {
        const requester = key === undefined ? { token } : { token, key };
        return ask('buyPack', { packId, quantity }, requester);
      },
      async order(quantity = 1) {
        const { data } = await ask('buyPack', { packId, quantity }, { token });
        return v.parse(ENDPOINTS.buyPack.output, data).orderNumber;
      },
      async findOrder(orderNumber: string) {
        return ask('packOrder', { orderNumber }, { token });
      },
      async payment(orderNumber: string) {
        const { data } = await ask('payment', { orderNumber }, { token });
        return v.parse(ENDPOINTS.payment.output, data);
      },
      async renew(orderNumber: string) {
        return (await ask('renewPayment', { orderNumber }, { token })).code;
      },
      async wallet() {
        const { data } = await ask('vouchers', {}, { token });
        return v.parse(ENDPOINTS.vouchers.output, data).vouchers;
      },
    };
  }

  const countOrders = () => Object.keys(backend.snapshot().packs.orders).length;
  const before = countOrders();

  return {
    backend,
    ask,
    tokenOf,
    clock,
    visit,
    /** Without a person, as a visitor sees it. */
    async list(person?: string) {
      const requester = person === undefined ? {} : { token: tokenOf(person) };
      const { data } = await ask('packs', { channel: 'app' }, requester);
      return v.parse(ENDPOINTS.packs.output, data).packs;
    },
    /** How many orders were made since the shop opened. */
    madeOrders: () => countOrders() - before,
    setStock(stock: number) {
      const state = backend.snapshot();
      const pack = state.packs.offers['hemat-siang'];
      if (pack === undefined) return;
      const offers = { ...state.packs.offers, 'hemat-siang': { ...pack, stock } };
      backend.load({ ...state, packs: { ...state.packs, offers } });
    },
  };
}

test('lists the packs that are on sale or will be, in Indonesia for a visitor', async () => {
  const packs = await openShop().list();
  expect(packs.map(({ id, stock, boughtBefore }) => [id, stock, boughtBefore])).toEqual([
    ['hemat-siang', 40, 0],
    ['ngopi-sebulan', 500, 0],
    ['kopi-pagi', 0, 0],
    ['gajian', 40, 0],
  ]);
});

test('lists the packs of a member’s own market', async () => {
  const [pack, ...others] = await openShop().list('memberPh');
  expect([pack?.currencyCode, others]).toEqual(['PHP', []]);
});

test('shows what is inside, without the conditions of each voucher', async () => {
  const { visit } = openShop();
  expect((await visit().find()).contents).toEqual([
    { title: expect.objectContaining({ en: 'Free Iced Americano' }), value: 22_000, quantity: 3 },
    {
      title: expect.objectContaining({ en: 'Palm Sugar Milk Coffee Discount' }),
      value: 12_000,
      quantity: 2,
    },
  ]);
});

test('shows a pack of another market to visitors, who may be from there', async () => {
  const { ask, tokenOf } = openShop();
  const codeFor = async (requester: { readonly token?: string }) =>
    (await ask('pack', { packId: 'merienda' }, requester)).code;
  expect(await codeFor({})).toBe(RESPONSE_CODE.success);
  expect(await codeFor({ token: tokenOf('memberPh') })).toBe(RESPONSE_CODE.success);
  expect(await codeFor({ token: tokenOf('member') })).toBe(RESPONSE_CODE.notFound);
});

test.each([
  ['hemat-siang', 1, RESPONSE_CODE.success],
  ['hemat-siang', 2, RESPONSE_CODE.success],
  ['hemat-siang', 3, PACK_CODE.packLimitExceeded],
  ['ngopi-sebulan', 501, PACK_CODE.packSoldOut],
  ['kopi-pagi', 1, PACK_CODE.packSoldOut],
  ['gajian', 1, PACK_CODE.packNotAvailable],
  ['merdeka', 1, PACK_CODE.packSaleEnded],
  ['no-such-pack', 1, RESPONSE_CODE.notFound],
  ['merienda', 1, RESPONSE_CODE.notFound],
  ['__proto__', 1, RESPONSE_CODE.notFound],
])('answers a purchase of %s, quantity %i, with code %i', async (packId, quantity, code) => {
  const { visit, madeOrders } = openShop();
  expect((await visit('member', packId).buy(quantity)).code).toBe(code);
  expect(madeOrders()).toBe(code === 0 ? 1 : 0);
});

test('sells from the start until the end of the sale', async () => {
  const { visit, clock } = openShop();
  const gajian = visit('member', 'gajian');
  await clock.advance(DAY_MS - 1);
  expect((await gajian.buy()).code).toBe(PACK_CODE.packNotAvailable);
  await clock.advance(1);
  expect((await gajian.buy()).code).toBe(RESPONSE_CODE.success);
  await clock.advance(2 * DAY_MS);
  expect((await gajian.buy()).code).toBe(PACK_CODE.packSaleEnded);
});

describe('an order', () => {
  test('is made once, however often it is requested', async () => {
    const { visit, madeOrders } = openShop();
    const first = await visit().buy(1, 'k1');
    expect(await visit().buy(1, 'k1')).toEqual(first);
    expect(madeOrders()).toBe(1);
  });

  test('needs a login', async () => {
    const { ask } = openShop();
    expect(await ask('buyPack', { packId: 'hemat-siang', quantity: 1 })).toMatchObject({
      code: RESPONSE_CODE.tokenInvalid,
    });
    expect(await ask('packOrder', { orderNumber: 'P1' })).toMatchObject({
      code: RESPONSE_CODE.tokenInvalid,
    });
  });

  test('waits for its payment by QRIS', async () => {
    const { visit } = openShop();
    const orderNumber = await visit().order(2);
    expect(orderNumber).toMatch(/^P260904[2-9A-Z]{6}$/);
    expect(await visit().payment(orderNumber)).toMatchObject({
      amount: 118_000,
      currencyCode: 'IDR',
      packId: 'hemat-siang',
      means: { kind: 'qris', code: expect.stringContaining(`${orderNumber}-0`) },
      expiresAt: START + PAYMENT_LIFETIME_MS,
      progress: { kind: 'waiting' },
    });
  });

  test.each([
    ['memberPh', 'merienda', 349.5, 'PHP'],
    ['memberSg', 'kopi-toast', 14.9, 'SGD'],
  ])('of %s is paid on the web', async (person, packId, amount, currencyCode) => {
    const { visit } = openShop();
    const { data } = await visit(person, packId).buy();
    expect(data).toMatchObject({ paymentMethod: 'webPayment' });
    const { orderNumber } = v.parse(ENDPOINTS.buyPack.output, data);
    expect(await visit(person).payment(orderNumber)).toMatchObject({
      amount,
      currencyCode,
      means: { kind: 'webPayment' },
    });
  });

  test('says when, how and for what it was made, and whether it is paid', async () => {
    const { visit, backend, clock } = openShop();
    const orderNumber = await visit().order(2);
    await clock.advance(1000);
    expect((await visit().findOrder(orderNumber)).data).toMatchObject({
      order: {
        orderNumber,
        orderedAt: START,
        paymentMethod: 'qris',
        total: 118_000,
        currencyCode: 'IDR',
        contents: [{ quantity: 6 }, { quantity: 4 }],
        packId: 'hemat-siang',
        quantity: 2,
        isPaid: false,
      },
      pack: { stock: 40, boughtBefore: 0 },
    });
    backend.receivePayment(orderNumber);
    expect((await visit().findOrder(orderNumber)).data).toMatchObject({
      order: { isPaid: true },
      pack: { stock: 38, boughtBefore: 2 },
    });
  });

  test('outlives its pack', async () => {
    const { visit, clock } = openShop();
    const orderNumber = await visit().order();
    await clock.advance(14 * DAY_MS);
    const { code, data } = await visit().findOrder(orderNumber);
    expect([code, data]).toMatchObject([0, { order: { orderNumber }, pack: null }]);
  });

  test('belongs to its customer alone', async () => {
    const { visit } = openShop();
    const orderNumber = await visit().order();
    for (const number of [orderNumber, 'order-qris', '__proto__']) {
      expect(await visit('newcomer').findOrder(number)).toMatchObject({
        code: RESPONSE_CODE.notFound,
        data: null,
      });
    }
  });
});

describe('a payment', () => {
  test('puts the vouchers into the wallet, once, and takes the packs off the stock', async () => {
    const { visit, backend } = openShop();
    const orderNumber = await visit('newcomer').order(2);
    expect(await visit('newcomer').wallet()).toEqual([]);
    expect(backend.receivePayment(orderNumber)).toBe(true);
    expect(backend.receivePayment(orderNumber)).toBe(false);
    const wallet = await visit('newcomer').wallet();
    expect(wallet.map(({ value }) => value).sort()).toEqual([
      ...Array.from({ length: 4 }, () => 12_000),
      ...Array.from({ length: 6 }, () => 22_000),
    ]);
    expect(new Set(wallet.map(({ code }) => code)).size).toBe(10);
    expect(await visit('newcomer').find()).toMatchObject({ stock: 38, boughtBefore: 2 });
    expect((await visit('newcomer').buy()).code).toBe(PACK_CODE.packLimitExceeded);
  });

  test('that comes late is honoured, even if nothing is left', async () => {
    const { visit, backend, clock, setStock } = openShop();
    const orderNumber = await visit('newcomer').order(2);
    await clock.advance(PAYMENT_LIFETIME_MS);
    setStock(1);
    expect(backend.receivePayment(orderNumber)).toBe(true);
    expect(await visit('newcomer').wallet()).toHaveLength(10);
    expect((await visit().find()).stock).toBe(0);
  });
});

describe('an unpaid order', () => {
  test('holds its packs from others until its payment expires', async () => {
    const { visit, clock, setStock } = openShop();
    setStock(2);
    await visit().order(2);
    expect((await visit('newcomer').find()).stock).toBe(0);
    expect((await visit('newcomer').buy()).code).toBe(PACK_CODE.packSoldOut);
    await clock.advance(PAYMENT_LIFETIME_MS - 1);
    expect((await visit('newcomer').find()).stock).toBe(0);
    await clock.advance(1);
    expect((await visit('newcomer').buy()).code).toBe(RESPONSE_CODE.success);
  });

  test('does not stand in its customer’s way: the next one takes its place', async () => {
    const { visit, setStock } = openShop();
    setStock(2);
    const first = await visit().order(2);
    expect(await visit().find()).toMatchObject({ stock: 2, boughtBefore: 0 });
    const second = await visit().order(2);
    expect((await visit().payment(first)).progress).toEqual({
      kind: 'failed',
      reason: 'cancelled',
    });
    expect((await visit().payment(second)).progress).toEqual({ kind: 'waiting' });
  });

  test('is shown to its customer on its pack, while it can be paid', async () => {
    const { visit, backend, clock } = openShop();
    const shown = async (person?: string, packId?: string) =>
      (await visit(person, packId).find()).unpaidOrder;
    expect(await shown()).toBeNull();
    await visit().order(1);
    const orderNumber = await visit().order(2);
    const unpaidOrder = {
      orderNumber,
      paymentMethod: 'qris',
      amount: 118_000,
      expiresAt: START + PAYMENT_LIFETIME_MS,
    };
    expect(await shown()).toEqual(unpaidOrder);
    expect([await shown('newcomer'), await shown('member', 'ngopi-sebulan')]).toEqual([null, null]);
    await clock.advance(PAYMENT_LIFETIME_MS - 1);
    expect(await shown()).toEqual(unpaidOrder);
    await clock.advance(1);
    expect(await shown()).toBeNull();
    await visit().renew(orderNumber);
    expect(await shown()).toMatchObject({ orderNumber });
    backend.receivePayment(orderNumber);
    expect(await shown()).toBeNull();
  });

  test('is shown to no visitor', async () => {
    const { visit, list } = openShop();
    await visit().order();
    expect((await list()).map(({ unpaidOrder }) => unpaidOrder)).toEqual([null, null, null, null]);
  });

  test('leaves orders of other packs and of other people as they are', async () => {
    const { visit } = openShop();
    const others = await visit('newcomer').order();
    const other = await visit('member', 'ngopi-sebulan').order();
    await visit().order();
    expect((await visit('newcomer').payment(others)).progress).toEqual({ kind: 'waiting' });
    expect((await visit().payment(other)).progress).toEqual({ kind: 'waiting' });
  });
});

describe('a renewal', () => {
  test('holds the packs again', async () => {
    const { visit, clock, setStock } = openShop();
    setStock(1);
    const orderNumber = await visit().order();
    await clock.advance(PAYMENT_LIFETIME_MS);
    expect(await visit().renew(orderNumber)).toBe(RESPONSE_CODE.success);
    expect((await visit('newcomer').find()).stock).toBe(0);
  });

  test('is refused if the packs were sold meanwhile, or the sale has ended', async () => {
    const { visit, clock, setStock } = openShop();
    setStock(1);
    const orderNumber = await visit().order();
    await clock.advance(PAYMENT_LIFETIME_MS);
    await visit('newcomer').order();
    expect(await visit().renew(orderNumber)).toBe(PACK_CODE.packSoldOut);
    await clock.advance(14 * DAY_MS);
    expect(await visit().renew(orderNumber)).toBe(PACK_CODE.packSaleEnded);
  });

  test('of an order that was replaced cancels the other one', async () => {
    const { visit } = openShop();
    const first = await visit().order(2);
    const second = await visit().order(1);
    expect(await visit().renew(first)).toBe(RESPONSE_CODE.success);
    expect((await visit().payment(second)).progress.kind).toBe('failed');
  });

  test('is refused if the pack was removed', async () => {
    const { visit, backend, clock } = openShop();
    const orderNumber = await visit().order();
    await clock.advance(PAYMENT_LIFETIME_MS);
    const state = backend.snapshot();
    const { 'hemat-siang': _removed, ...offers } = state.packs.offers;
    backend.load({ ...state, packs: { ...state.packs, offers } });
    expect(await visit().renew(orderNumber)).toBe(PACK_CODE.packSaleEnded);
  });
});

describe('the packs of an ad', () => {
  test('are a list of their own', async () => {
    const { ask } = openShop();
    const { data } = await ask('packs', { channel: 'ad' });
    const { packs } = v.parse(ENDPOINTS.packs.output, data);
    expect(packs.map(({ id, channel }) => [id, channel])).toEqual([
      ['kopi-perdana', 'ad'],
      ['ngopi-berdua', 'ad'],
    ]);
  });

  /** Buys a pack with an ad's link. Returns how it is paid, and the click that its order keeps. */
  async function buy(packId: string, link: object) {
    const { ask, backend, visit } = openShop();
    const token = backend.logInAs('member')?.token ?? '';
    const { data } = await ask('buyPack', { packId, quantity: 1, ...link }, { token });
    const { orderNumber } = v.parse(ENDPOINTS.buyPack.output, data);
    const { means, isAdVoucher } = await visit().payment(orderNumber);
    return {
      isAdVoucher,
      address: means.kind === 'webPayment' ? means.url.replace(orderNumber, 'N') : means.kind,
      click: backend.snapshot().packs.orders[orderNumber]?.ttoclid,
    };
  }

  test('are paid with the ad’s provider, and keep the click', async () => {
    const link = { ttoclid: 'click-1', ttPayUrl: 'https://sandbox.payment.example/pay/another-1' };
    expect(await buy('kopi-perdana', link)).toEqual({
      isAdVoucher: true,
      address: 'https://sandbox.payment.example/pay/N-0',
      click: 'click-1',
    });
  });

  test('are never paid at a foreign address', async () => {
    expect(await buy('kopi-perdana', { ttPayUrl: 'https://evil.example/pay' })).toEqual({
      isAdVoucher: true,
      address: 'https://checkout.payment.example/pay/N-0',
      click: null,
    });
  });

  test('are what an ad pays for: any other pack ignores its link', async () => {
    const link = { ttoclid: 'click-1', ttPayUrl: 'https://sandbox.payment.example/pay' };
    expect(await buy('hemat-siang', link)).toEqual({
      isAdVoucher: false,
      address: 'qris',
      click: null,
    });
  });
});
