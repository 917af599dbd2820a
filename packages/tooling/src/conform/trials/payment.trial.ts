import { changeOnce, effectOn, type Trial } from '../trial.ts';

/** Orders that are paid, cancelled and renewed. */
export async function tryPayment(trial: Trial): Promise<void> {
  const { things } = trial;
  const { member: by } = trial.people;
  const unknown = { orderNumber: 'conform-nothing' };
  await trial.ask('payment', unknown, { by, as: 'an unknown order', expect: 'notFound' });
  if (things['payment.waiting'] !== undefined) await tryPaying(trial, things['payment.waiting']);
  if (things['payment.cancellable'] !== undefined) {
    await tryCancelling(trial, things['payment.cancellable']);
  }
  if (things['payment.paid'] !== undefined) {
    const input = { orderNumber: things['payment.paid'] };
    await trial.ask('cancelOrder', input, { by, as: 'a paid order', expect: 'orderPaid' });
    const kept = await trial.ask('renewPayment', input, { by, as: 'a paid order' });
    trial.same(kept, 'progress', 'paid', kept.data?.progress.kind);
  }
  if (things['payment.expired'] !== undefined) await tryRenewing(trial, things['payment.expired']);
  await tryPoor(trial);
}

async function tryPaying(trial: Trial, orderNumber: string): Promise<void> {
  const { member: by } = trial.people;
  const found = await trial.ask('payment', { orderNumber }, { by, as: 'an unpaid order' });
  const amount = found.data?.amount ?? 0;
  const kept = await trial.ask(
    'payByStoredValue',
    { orderNumber, amount: amount + 1 },
    {
      by,
      as: 'another amount than the order costs',
    },
  );
  trial.same(kept, 'payment', found.data, kept.data);
  const balance = (growth: number) =>
    effectOn(trial, ['storedValue', {}, by], 'stored value', growth, (data) => data.balance);
  const made = await changeOnce(
    trial,
    'payByStoredValue',
    { orderNumber, amount },
    {
      by,
      as: 'a payment',
      effects: [
        balance(-amount),
        effectOn(
          trial,
          ['storedValue', {}, by],
          'changes of the stored value',
          1,
          ({ movements }) => movements.length,
        ),
      ],
    },
  );
  trial.same(made, 'progress', 'paid', made.data?.progress.kind);
  const again = await changeOnce(
    trial,
    'payByStoredValue',
    { orderNumber, amount },
    {
      by,
      as: 'a second payment',
      effects: [balance(0)],
    },
  );
  trial.same(again, 'progress', made.data?.progress, again.data?.progress);
  const after = await trial.ask('payment', { orderNumber }, { by, as: 'a paid order' });
  trial.same(after, 'progress', made.data?.progress, after.data?.progress);
}

async function tryCancelling(trial: Trial, orderNumber: string): Promise<void> {
  const { member: by } = trial.people;
  const cancelled = { kind: 'failed', reason: 'cancelled' };
  const made = await changeOnce(
    trial,
    'cancelOrder',
    { orderNumber },
    { by, as: 'a cancelled order' },
  );
  trial.same(made, 'progress', cancelled, made.data?.progress);
  const again = await trial.ask(
    'cancelOrder',
    { orderNumber },
    {
      by,
      as: 'an order that is cancelled twice',
    },
  );
  trial.same(again, 'progress', cancelled, again.data?.progress);
  const { data, ...paid } = await trial.ask(
    'payByStoredValue',
    { orderNumber, amount: made.data?.amount ?? 0 },
    { by, as: 'a payment of a cancelled order' },
  );
  trial.same(paid, 'progress', cancelled, data?.progress);
}

async function tryRenewing(trial: Trial, orderNumber: string): Promise<void> {
  const { member: by } = trial.people;
  const before = await trial.ask(
    'payment',
    { orderNumber },
    { by, as: 'an order that was not paid' },
  );
  const made = await changeOnce(
    trial,
    'renewPayment',
    { orderNumber },
    { by, as: 'a renewed order' },
  );
  trial.same(made, 'progress', { kind: 'waiting' }, made.data?.progress);
  trial.same(made, 'amount', before.data?.amount, made.data?.amount);
  const { expiresAt = 0 } = made.data ?? {};
  trial.check(made, 'expiresAt', expiresAt > Date.now(), 'a moment to come', expiresAt);
  const again = await trial.ask('renewPayment', { orderNumber }, { by, as: 'an order that waits' });
  trial.same(again, 'payment', made.data, again.data);
}

/** Who has nothing stored cannot pay with it. */
async function tryPoor(trial: Trial): Promise<void> {
  const { newcomer: by } = trial.people;
  const { 'pack.open': packId } = trial.things;
  if (packId === undefined) return;
  const order = await trial.ask('buyPack', { packId, quantity: 1 }, { by, as: 'an order' });
  const { orderNumber = '' } = order.data ?? {};
  const found = await trial.ask('payment', { orderNumber }, { by, as: 'an unpaid order' });
  await trial.ask(
    'payByStoredValue',
    { orderNumber, amount: found.data?.amount ?? 0 },
    {
      by,
      as: 'more than is stored',
      expect: 'storedValueInsufficient',
    },
  );
  const after = await trial.ask('payment', { orderNumber }, { by, as: 'an order that waits' });
  trial.same(after, 'progress', { kind: 'waiting' }, after.data?.progress);
  await trial.ask('cancelOrder', { orderNumber }, { by, as: 'a cancelled order' });
}
