import { earnedPoints, marketOfCurrency } from '@cangkir/core';
import type { BackendState } from '../../backend/state.ts';
import { ANYTHING } from '../../replay/includes.ts';
import { formatPointer } from '../../shared/json-pointer.ts';

/** A number in the backend, and what is known to have been added to it or taken from it. */
export interface Account {
  /** What it counts: the same for all of its kind. */
  readonly kind: string;
  /** Where it stands, as a JSON Pointer into the state. Accounts of one kind differ in it. */
  readonly pointer: string;
  readonly value: number;
  /** What was added and taken, by other records of the state. */
  readonly moved: number;
  /** How a scenario expects another number here, by JSON Pointer; the number itself if omitted. */
  expected?(value: number): Readonly<Record<string, unknown>>;
}

/** Every number whose changes are recorded a second time, elsewhere. */
export function accountsOf(state: BackendState): readonly Account[] {
  return [
    ...campaignStock(state),
    ...wheelStock(state),
    ...giftStock(state),
    ...packStock(state),
    ...points(state),
    ...storedValue(state),
    ...orderAmounts(state),
    ...effects(state),
  ];
}

function campaignStock({ campaigns, claims }: BackendState): Account[] {
  const claimed = countBy(claims, ({ activityCode }) => activityCode);
  return Object.entries(campaigns).map(([code, { stock }]) => ({
    kind: 'stock of a campaign',
    pointer: formatPointer(['campaigns', code, 'stock']),
    value: stock,
    moved: -(claimed.get(code) ?? 0),
  }));
}

function wheelStock({ draws }: BackendState): Account[] {
  const drawn = countBy(draws.made, (made) => placeOf(made.activityCode, made.sectorId));
  return Object.entries(draws.activities).flatMap(([code, { sectors }]) =>
    sectors.flatMap(({ id, stock }, index) =>
      stock === null
        ? []
        : [
            {
              kind: 'stock of a wheel',
              pointer: formatPointer(['draws', 'activities', code, 'sectors', index, 'stock']),
              value: stock,
              moved: -(drawn.get(placeOf(code, id)) ?? 0),
            },
          ],
    ),
  );
}

function giftStock({ giftExchange }: BackendState): Account[] {
  const taken = sumBy(
    giftExchange.made,
    (made) => placeOf(made.activityCode, made.giftId),
    ({ quantity }) => quantity,
  );
  return Object.entries(giftExchange.activities).flatMap(([code, { gifts }]) =>
    gifts.map(({ id, stock }, index) => ({
      kind: 'stock of a gift',
      pointer: formatPointer(['giftExchange', 'activities', code, 'gifts', index, 'stock']),
      value: stock,
      moved: -(taken.get(placeOf(code, id)) ?? 0),
    })),
  );
}

function packStock({ packs, payments }: BackendState): Account[] {
  const sold = sumBy(
    Object.values(packs.orders).filter((order) => isPaid(payments[order.orderNumber])),
    ({ packId }) => packId,
    ({ quantity }) => quantity,
  );
  return Object.entries(packs.offers).map(([id, { stock }]) => ({
    kind: 'stock of a pack',
    pointer: formatPointer(['packs', 'offers', id, 'stock']),
    value: stock,
    moved: -(sold.get(id) ?? 0),
  }));
}

/** What a person has is what was earned and returned, less what was spent and has expired; each for its reason. */
function points({ accounts, giftExchange, payments }: BackendState): Account[] {
  const written = (userId: string, kinds: readonly string[]) =>
    accounts.entries
      .filter((entry) => entry.userId === userId && kinds.includes(entry.kind))
      .reduce((sum, { credits }) => sum + sumOfPoints(credits), 0);
  return Object.entries(accounts.points).flatMap(([userId, { credits }]) => {
    const own = Object.values(payments).filter(({ ownerId }) => ownerId === userId);
    const isRefunded = own.some(({ progress }) => progress.kind === 'refunded');
    const exchanged = giftExchange.made
      .filter((made) => made.userId === userId)
      .reduce((sum, made) => sum + made.quantity * priceOf(giftExchange, made), 0);
    const redeemed = own.reduce((sum, { spentPoints }) => sum + sumOfPoints(spentPoints), 0);
    const earned = own
      .filter(isPaid)
      .reduce((sum, { amount, currencyCode }) => sum + earnedBy(amount, currencyCode), 0);
    const value = sumOfPoints(credits);
    const pointer = formatPointer(['accounts', 'points', userId, 'credits']);
    const [first] = credits;
    const expected = (sum: number): Readonly<Record<string, unknown>> =>
      first === undefined
        ? { [`${pointer}/length`]: 1 }
        : { [`${pointer}/0/points`]: first.points + sum - value };
    return [
      {
        kind: 'sum of points',
        pointer,
        value,
        expected,
        moved: written(userId, ['earned', 'returned']) - written(userId, ['spent', 'expired']),
      },
      // A refund takes points back only as far as they are there.
      ...(isRefunded
        ? []
        : [
            {
              kind: 'sum of points, by what they were earned and spent for,',
              pointer,
              value,
              expected,
              moved: earned - exchanged - redeemed - written(userId, ['expired']),
            },
          ]),
    ];
  });
}

function storedValue({ giftCards, storedValueMovements, payments }: BackendState): Account[] {
  return Object.entries(giftCards.storedValue).flatMap(([userId, value]) => {
    const pointer = formatPointer(['giftCards', 'storedValue', userId]);
    const loaded = Object.values(giftCards.cards)
      .filter(({ redeemedBy }) => redeemedBy === userId)
      .reduce((sum, card) => sum + card.value, 0);
    const paid = Object.values(payments)
      .filter((payment) => payment.ownerId === userId && payment.paidBy === 'storedValue')
      .filter(isPaid)
      .reduce((sum, { amount }) => sum + amount, 0);
    const moved = storedValueMovements
      .filter((movement) => movement.userId === userId)
      .reduce((sum, { amount }) => sum + amount, 0);
    return [
      { kind: 'stored value', pointer, value, moved },
      { kind: 'stored value, by gift cards and orders,', pointer, value, moved: loaded - paid },
    ];
  });
}

/** An order of packs costs what its packs cost, and gives what they hold. */
function orderAmounts({ packs, payments }: BackendState): Account[] {
  return Object.values(packs.orders).flatMap((order) => {
    const { orderNumber, packId, quantity, total, contents, voucherIds } = order;
    const offer = packs.offers[packId];
    const payment = payments[orderNumber];
    if (offer === undefined || payment === undefined) return [];
    const wasPaid = isPaid(payment) || payment.progress.kind === 'refunded';
    const promised = contents.reduce((sum, content) => sum + content.quantity, 0);
    return [
      {
        kind: 'number of an order’s vouchers',
        pointer: formatPointer(['packs', 'orders', orderNumber, 'voucherIds', 'length']),
        value: voucherIds.length,
        moved: wasPaid ? promised : 0,
      },
      {
        kind: 'total of an order',
        pointer: formatPointer(['packs', 'orders', orderNumber, 'total']),
        value: total,
        moved: offer.price * quantity,
      },
      {
        kind: 'amount of a payment',
        pointer: formatPointer(['payments', orderNumber, 'amount']),
        value: payment.amount,
        moved: total,
      },
    ];
  });
}

/** Whatever is handed out has a reason, and whatever has a reason is handed out: by person. */
function effects(state: BackendState): Account[] {
  const reasons = voucherReasons(state);
  const owned = countBy(Object.values(state.vouchers), ({ ownerId }) => ownerId);
  const owners = new Set([...owned.keys(), ...reasons.keys()]);
  return [...owners].map((ownerId) => ({
    kind: 'number of a person’s vouchers',
    pointer: formatPointer(['vouchers', ownerId]),
    value: owned.get(ownerId) ?? 0,
    moved: reasons.get(ownerId) ?? 0,
    expected(count) {
      const all = Object.keys(state.vouchers).length + count - (owned.get(ownerId) ?? 0);
      const isTooFew = count > (owned.get(ownerId) ?? 0);
      return isTooFew ? { [`/vouchers/#${all - 1}`]: ANYTHING } : { [`/vouchers/#${all}`]: null };
    },
  }));
}

/** How many vouchers each person has a reason to have. */
function voucherReasons(state: BackendState): ReadonlyMap<string, number> {
  const { claims, checkIns, draws, bargains, community, packs, payments, referrals } = state;
  const owners: string[] = [
    ...claims.map(({ userId }) => userId),
    ...checkIns.earned.map(({ userId }) => userId),
    ...draws.made
      .filter(({ activityCode, sectorId }) => {
        const sector = draws.activities[activityCode]?.sectors.find(({ id }) => id === sectorId);
        return sector?.prize?.kind === 'voucher';
      })
      .map(({ userId }) => userId),
    ...Object.values(bargains.assistances)
      .filter(({ activityCode, prizeId, cuts }) => {
        const prize = bargains.activities[activityCode]?.prizes.find(({ id }) => id === prizeId);
        return prize?.price === cuts.reduce((sum, { cutProgress }) => sum + cutProgress, 0);
      })
      .map(({ userId }) => userId),
    ...community.registrations
      .filter(({ registration }) => registration === 'rewarded')
      .flatMap(({ activityId, userId }) =>
        (community.activities[activityId]?.rewards ?? [])
          .filter(({ kind }) => kind === 'voucher')
          .map(() => userId),
      ),
    ...Object.values(packs.orders)
      .filter(({ orderNumber }) => isPaid(payments[orderNumber]))
      .flatMap(({ ownerId, voucherIds }) => voucherIds.map(() => ownerId)),
    ...Object.entries(referrals.bound).flatMap(([userId, { inviterId, rewardedAt }]) =>
      rewardedAt === undefined ? [userId] : [userId, inviterId],
    ),
  ];
  return countBy(owners, (owner) => owner);
}

type Exchange = BackendState['giftExchange'];

function priceOf(
  { activities }: Exchange,
  { activityCode, giftId }: Exchange['made'][number],
): number {
  return activities[activityCode]?.gifts.find(({ id }) => id === giftId)?.points ?? 0;
}

function isPaid(payment: BackendState['payments'][string] | undefined): boolean {
  return payment?.progress.kind === 'paid';
}

function earnedBy(amount: number, currency: BackendState['payments'][string]['currencyCode']) {
  return earnedPoints(amount, marketOfCurrency(currency));
}

function sumOfPoints(credits: readonly { readonly points: number }[]): number {
  return credits.reduce((sum, credit) => sum + credit.points, 0);
}

function placeOf(code: string, id: string): string {
  return JSON.stringify([code, id]);
}

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  return sumBy(items, keyOf, () => 1);
}

function sumBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  weightOf: (item: Item) => number,
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const item of items) {
    const key = keyOf(item);
    sums.set(key, (sums.get(key) ?? 0) + weightOf(item));
  }
  return sums;
}
