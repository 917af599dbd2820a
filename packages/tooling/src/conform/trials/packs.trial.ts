import { changeOnce, effectOn, type Trial, walletOf } from '../trial.ts';

/** Why packs are refused, by the fields that name them. */
const REFUSED = [
  ['notAvailable', 'packNotAvailable'],
  ['soldOut', 'packSoldOut'],
  ['saleEnded', 'packSaleEnded'],
] as const;

/** Packs: ordered, held while unpaid, paid, and delivered. */
export async function tryPacks(trial: Trial): Promise<void> {
  const { things } = trial;
  const { member: by } = trial.people;
  for (const channel of ['app', 'ad'] as const) {
    const { data, ...list } = await trial.ask(
      'packs',
      { channel },
      { by, as: `packs of ${channel}` },
    );
    const channels = new Set(data?.packs.map((pack) => pack.channel));
    trial.check(
      list,
      'channel',
      [...channels].every((each) => each === channel),
      channel,
      [...channels],
    );
    const currencies = new Set(data?.packs.map(({ currencyCode }) => currencyCode));
    trial.check(list, 'currencies', currencies.size <= 1, 'one', [...currencies]);
  }
  for (const [field, expect] of REFUSED) {
    const orderNumber = things[`payment.${field}`];
    if (orderNumber !== undefined) {
      const as = `a renewed order: ${expect}`;
      await trial.ask('renewPayment', { orderNumber }, { by, as, expect });
    }
    const packId = things[`pack.${field}`];
    if (packId === undefined) continue;
    await trial.ask('buyPack', { packId, quantity: 1 }, { by, as: `a pack: ${expect}`, expect });
  }
  const nothing = { packId: 'conform-nothing', quantity: 1 };
  await trial.ask('buyPack', nothing, { by, as: 'an unknown pack', expect: 'notFound' });
  if (things['pack.open'] !== undefined) await tryOrder(trial, things['pack.open']);
  if (things['pack.limited'] !== undefined) await tryLimit(trial, things['pack.limited']);
}

async function tryOrder(trial: Trial, packId: string): Promise<void> {
  const { member: by, newcomer, foreigner } = trial.people;
  const quantity = 2;
  const pack = await trial.ask('pack', { packId }, { by, as: 'a pack' });
  const abroad = { by: foreigner, as: 'a pack of another market', expect: 'notFound' } as const;
  await trial.ask('pack', { packId }, abroad);
  await trial.ask('buyPack', { packId, quantity }, abroad);
  const forOthers = effectOn(
    trial,
    ['pack', { packId }, newcomer],
    'packs left for others',
    -quantity,
    ({ stock }) => stock,
  );
  const made = await changeOnce(
    trial,
    'buyPack',
    { packId, quantity },
    {
      by,
      as: 'an order of packs',
      effects: [forOthers],
    },
  );
  const { orderNumber = '', paymentMethod } = made.data ?? {};
  const found = await trial.ask('pack', { packId }, { by, as: 'a pack with an unpaid order' });
  trial.same(found, 'unpaidOrder', orderNumber, found.data?.unpaidOrder?.orderNumber);
  const order = await trial.ask('packOrder', { orderNumber }, { by, as: 'an order of packs' });
  const total = (pack.data?.price ?? 0) * quantity;
  trial.same(order, 'total', total, order.data?.order.total);
  trial.same(order, 'quantity', quantity, order.data?.order.quantity);
  trial.same(order, 'paymentMethod', paymentMethod, order.data?.order.paymentMethod);
  trial.same(order, 'isPaid', false, order.data?.order.isPaid);
  const payment = await trial.ask('payment', { orderNumber }, { by, as: 'its payment' });
  trial.same(payment, 'amount', total, payment.data?.amount);
  trial.same(payment, 'packId', packId, payment.data?.packId);
  trial.same(payment, 'phone', by.phone, payment.data?.phone);
  for (const other of [newcomer, foreigner]) {
    const theirs = { by: other, as: 'another person’s order', expect: 'notFound' } as const;
    await trial.ask('packOrder', { orderNumber }, theirs);
    await trial.ask('payment', { orderNumber }, theirs);
    await trial.ask('cancelOrder', { orderNumber }, theirs);
    await trial.ask('renewPayment', { orderNumber }, theirs);
    await trial.ask('payByStoredValue', { orderNumber, amount: total }, theirs);
  }
  const vouchers = pack.data?.contents.reduce((sum, each) => sum + each.quantity, 0) ?? 0;
  const paid = await changeOnce(
    trial,
    'payByStoredValue',
    { orderNumber, amount: total },
    {
      by,
      as: 'an order of packs that is paid',
      effects: [
        { what: 'vouchers in the wallet', by: vouchers * quantity, read: walletOf(trial, by) },
        effectOn(trial, ['storedValue', {}, by], 'stored value', -total, ({ balance }) => balance),
        effectOn(
          trial,
          ['pack', { packId }, by],
          'packs bought',
          quantity,
          (data) => data.boughtBefore,
        ),
      ],
    },
  );
  trial.same(paid, 'progress', 'paid', paid.data?.progress.kind);
  const after = await trial.ask('packOrder', { orderNumber }, { by, as: 'a paid order of packs' });
  trial.same(after, 'isPaid', true, after.data?.order.isPaid);
}

/** A limit of two packs for each person holds for a renewed payment, too. */
async function tryLimit(trial: Trial, packId: string): Promise<void> {
  const { member: by } = trial.people;
  await trial.ask(
    'buyPack',
    { packId, quantity: 3 },
    {
      by,
      as: 'more packs than a person may have',
      expect: 'packLimitExceeded',
    },
  );
  const buy = () => trial.ask('buyPack', { packId, quantity: 2 }, { by, as: 'two packs' });
  const first = (await buy()).data?.orderNumber ?? '';
  const second = (await buy()).data?.orderNumber ?? '';
  const replaced = await trial.ask(
    'payment',
    { orderNumber: first },
    { by, as: 'a replaced order' },
  );
  trial.same(
    replaced,
    'progress',
    { kind: 'failed', reason: 'cancelled' },
    replaced.data?.progress,
  );
  const { data } = await trial.ask('payment', { orderNumber: second }, { by, as: 'its successor' });
  await trial.ask(
    'payByStoredValue',
    { orderNumber: second, amount: data?.amount ?? 0 },
    {
      by,
      as: 'two packs that are paid',
    },
  );
  await trial.ask(
    'renewPayment',
    { orderNumber: first },
    {
      by,
      as: 'a renewed order of more than a person may have',
      expect: 'packLimitExceeded',
    },
  );
}
