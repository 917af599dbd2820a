import { sumOf } from '@cangkir/core';
import { changeOnce, type Effect, effectOn, type Trial } from '../trial.ts';

/** Gift cards, and gifts for points. */
export async function tryGifts(trial: Trial): Promise<void> {
  await tryGiftCards(trial);
  const { 'gift.activity': activityCode, 'gift.open': giftId } = trial.things;
  if (activityCode === undefined || giftId === undefined) return;
  await tryExchange(trial, activityCode, giftId);
  await tryRefusals(trial, activityCode, giftId);
}

async function tryGiftCards(trial: Trial): Promise<void> {
  const { member: by, newcomer } = trial.people;
  const { things } = trial;
  const unknown = { code: 'CONFORM222233334' };
  await trial.ask('redeemGiftCard', unknown, { by, as: 'an unknown card', expect: 'cardUnknown' });
  const code = things['giftCard.open'];
  if (code !== undefined) {
    const stored = () => trial.ask('storedValue', {}, { by, as: 'the stored value' });
    const before = (await stored()).data?.balance ?? 0;
    const made = await changeOnce(trial, 'redeemGiftCard', { code }, { by, as: 'a card' });
    const { value = 0, balance, currencyCode } = made.data ?? {};
    trial.same(made, 'balance', before + value, balance);
    const after = await stored();
    trial.same(after, 'balance', balance, after.data?.balance);
    trial.same(after, 'currencyCode', currencyCode, after.data?.currencyCode);
    trial.same(after, 'the amount of the last change', value, after.data?.movements[0]?.amount);
    for (const person of [by, newcomer]) {
      const as = 'a card that is redeemed';
      await trial.ask('redeemGiftCard', { code }, { by: person, as, expect: 'cardUsed' });
    }
  }
  const large = things['giftCard.large'];
  if (large !== undefined) {
    const as = 'more than may be stored';
    await trial.ask('redeemGiftCard', { code: large }, { by, as, expect: 'cardLimit' });
  }
  const foreign = things['giftCard.foreign'];
  if (foreign !== undefined) {
    const as = 'a card of another market';
    await trial.ask('redeemGiftCard', { code: foreign }, { by, as, expect: 'cardUnknown' });
  }
}

async function tryExchange(trial: Trial, activityCode: string, giftId: string): Promise<void> {
  const { member: by, newcomer } = trial.people;
  const found = await trial.ask('giftActivity', { activityCode }, { by, as: 'gifts for points' });
  const visitor = await trial.ask(
    'giftActivity',
    { activityCode },
    { as: 'gifts, seen by a visitor' },
  );
  trial.same(visitor, 'balance', null, visitor.data?.balance);
  const points = found.data?.gifts.find(({ id }) => id === giftId)?.points ?? 0;
  type Gift = NonNullable<typeof found.data>['gifts'][number];
  const ofGift = (what: string, growth: number, read: (gift: Gift) => number): Effect =>
    effectOn(trial, ['giftActivity', { activityCode }, by], what, growth, ({ gifts }) => {
      const gift = gifts.find(({ id }) => id === giftId);
      return gift && read(gift);
    });
  const effects = [
    ofGift('gifts in stock', -1, ({ stock }) => stock),
    ofGift('gifts that the person may have', -1, ({ allowance }) => allowance),
    ofGift('gifts that the person took', 1, ({ taken }) => taken),
    effectOn(
      trial,
      ['giftActivity', { activityCode }, by],
      'points',
      -points,
      ({ balance }) => balance ?? undefined,
    ),
    effectOn(trial, ['account', {}, by], 'points of the account', -points, ({ credits }) =>
      sumOf(credits),
    ),
    effectOn(
      trial,
      ['pointsHistory', {}, newcomer],
      'changes of another person’s points',
      0,
      ({ entries }) => entries.length,
    ),
    effectOn(
      trial,
      ['pointsHistory', {}, by],
      'changes of the points',
      1,
      ({ entries }) => entries.length,
    ),
  ];
  const input = { activityCode, giftId, quantity: 1 };
  const made = await changeOnce(trial, 'exchangeGift', input, { by, as: 'an exchange', effects });
  trial.same(made, 'balance', (found.data?.balance ?? 0) - points, made.data?.balance);
}

async function tryRefusals(trial: Trial, activityCode: string, giftId: string): Promise<void> {
  const { member: by, foreigner } = trial.people;
  const { things } = trial;
  const input = { activityCode, giftId, quantity: 1 };
  await trial.ask(
    'exchangeGift',
    { ...input, quantity: 1_000_000 },
    {
      by,
      as: 'more than there is',
      expect: 'exchangeLimit',
    },
  );
  for (const [id, expect] of [
    ['conform-nothing', 'notFound'],
    [things['gift.dear'], 'pointsInsufficient'],
    [things['gift.broken'], 'exchangeFailed'],
  ] as const) {
    if (id === undefined) continue;
    await trial.ask(
      'exchangeGift',
      { ...input, giftId: id },
      { by, as: `a gift: ${expect}`, expect },
    );
  }
  for (const expect of ['notStarted', 'ended'] as const) {
    const code = things[`gift.${expect}`];
    if (code === undefined) continue;
    const as = `an activity: ${expect}`;
    await trial.ask('exchangeGift', { ...input, activityCode: code }, { by, as, expect });
  }
  const abroad = { by: foreigner, as: 'from another market', expect: 'notFound' } as const;
  await trial.ask('giftActivity', { activityCode }, abroad);
  await trial.ask('exchangeGift', input, abroad);
}
