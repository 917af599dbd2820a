import { REDEMPTION, sumOf } from '@cangkir/core';
import { changeOnce, effectOn, type Trial } from '../trial.ts';

/** The membership card, in Indonesia, and the points that are redeemed for it. */
export async function tryRightsCard(trial: Trial): Promise<void> {
  const { member: by, foreigner } = trial.people;
  const visitor = await trial.ask('rightsCard', {}, { as: 'the card, seen by a visitor' });
  const { data: seen } = visitor;
  trial.same(
    visitor,
    'the card of a visitor',
    [null, null, 0],
    [seen?.period, seen?.code, seen?.points],
  );
  const abroad = { by: foreigner, as: 'the card in another market', expect: 'notFound' } as const;
  await trial.ask('rightsCard', {}, abroad);
  await trial.ask('buyRightsCard', { points: 0, appVersion: null }, abroad);
  const card = await trial.ask('rightsCard', {}, { by, as: 'the card' });
  const { price = 0, points = 0 } = card.data ?? {};
  const account = await trial.ask('account', {}, { by, as: 'the points' });
  trial.same(card, 'points', sumOf(account.data?.credits ?? []), points);
  const redeemed = Math.min(points, 100);
  for (const [as, refused] of [
    ['points in an old app', { points: redeemed, appVersion: '3.2.0' }],
    ['points outside of the app', { points: redeemed, appVersion: null }],
    ['more points than there are', { points: points + redeemed, appVersion: '3.3.0' }],
  ] as const) {
    await trial.ask('buyRightsCard', refused, { by, as, expect: 'pointsRefused' });
  }
  const left = (growth: number) =>
    effectOn(trial, ['account', {}, by], 'points', growth, ({ credits }) => sumOf(credits));
  const made = await changeOnce(
    trial,
    'buyRightsCard',
    { points: redeemed, appVersion: '3.3.0' },
    {
      by,
      as: 'an order of the card',
      effects: [left(-redeemed)],
    },
  );
  const { orderNumber = '' } = made.data ?? {};
  const payment = await trial.ask(
    'payment',
    { orderNumber },
    { by, as: 'the payment of the card' },
  );
  trial.same(payment, 'amount', price - redeemed * REDEMPTION.pointValue, payment.data?.amount);
  trial.same(payment, 'points', redeemed, payment.data?.points);
  trial.same(payment, 'isRightsCard', true, payment.data?.isRightsCard);
  const found = await trial.ask('rightsCard', {}, { by, as: 'the card with an unpaid order' });
  trial.same(found, 'unpaidOrder', orderNumber, found.data?.unpaidOrder?.orderNumber);
  trial.same(found, 'points', points, found.data?.points);
  const cancelled = await changeOnce(
    trial,
    'cancelOrder',
    { orderNumber },
    {
      by,
      as: 'a cancelled order of the card',
      effects: [left(redeemed)],
    },
  );
  trial.same(cancelled, 'amount', price, cancelled.data?.amount);
  trial.same(cancelled, 'returnedPoints', redeemed, cancelled.data?.returnedPoints);
}
