import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDraft } from './draft.ts';
import { updateIndexes } from './entry-groups.ts';
import { createEntryIndex } from './entry-index.ts';
import { createEntryOrder } from './entry-order.ts';
import { FIXTURES } from './fixtures.ts';
import type { BackendState, DraftState } from './state.ts';
import { START } from './testing.ts';

type Payments = DraftState['payments'];
type Payment = Payments[string];

const byOwner = createEntryIndex<Payment>(({ ownerId }) => [ownerId]);
const byExpiry = createEntryOrder<Payment>({
  placesOf: ({ ownerId, progress }) => (progress.kind === 'waiting' ? [['owner', ownerId]] : []),
  orderOf: ({ expiresAt }) => expiresAt,
  weightOf: ({ amount }) => amount,
});

const OWNERS = ['one', 'two'];
const KEYS = ['a', 'b', 'c', 'd', 'e'];

const payment = fc.record({
  ownerId: fc.constantFrom(...OWNERS),
  expiresAt: fc.integer({ min: 0, max: 5 }),
  amount: fc.integer({ min: 0, max: 9 }),
  isWaiting: fc.boolean(),
});

/** A payment that is set, or null for one that is deleted. */
const step = fc.record({ key: fc.constantFrom(...KEYS), made: fc.option(payment) });

/** The requests of a run, each with its changes, and whether it fails in the end. */
const requests = fc.array(
  fc.record({
    steps: fc.array(step, { maxLength: 4 }),
    fails: fc.boolean(),
    at: fc.integer({ min: -1, max: 6 }),
    max: fc.integer({ min: 1, max: 6 }),
  }),
  { maxLength: 12 },
);

const ANY: Payment = {
  orderNumber: '',
  ownerId: '',
  amount: 0,
  currencyCode: 'IDR',
  means: { kind: 'giftCard' },
  packId: null,
  packs: 0,
  isRightsCard: false,
  expiresAt: 0,
  progress: { kind: 'paid', paidAt: 0 },
  paidBy: null,
  spentPoints: [],
  renewals: 0,
};

function madeOf({ isWaiting, ...made }: typeof payment extends fc.Arbitrary<infer T> ? T : never) {
  const progress: Payment['progress'] = isWaiting ? { kind: 'waiting' } : ANY.progress;
  return { ...ANY, ...made, progress };
}

/** Compares each answer with that of a search through all entries. */
function expectSame(payments: Payments, at: number, max: number): void {
  for (const owner of OWNERS) {
    const all = Object.entries(payments).filter(([, { ownerId }]) => ownerId === owner);
    expect(byOwner.keys(payments, owner).toSorted()).toEqual(all.map(([key]) => key).toSorted());
    expect(byOwner.count(payments, owner)).toBe(all.length);

    const waiting = all.map(([, one]) => one).filter(({ progress }) => progress.kind === 'waiting');
    const orders = waiting.map(({ expiresAt }) => expiresAt).toSorted();
    const weightOf = (some: readonly Payment[]) => some.reduce((sum, one) => sum + one.amount, 0);
    const place = ['owner', owner] as const;
    expect(byExpiry.count(payments, place)).toBe(waiting.length);
    expect(byExpiry.weight(payments, place)).toBe(weightOf(waiting));
    expect(byExpiry.weight(payments, place, at)).toBe(
      weightOf(waiting.filter(({ expiresAt }) => expiresAt > at)),
    );
    expect(byExpiry.last(payments, place, max).map(({ expiresAt }) => expiresAt)).toEqual(
      orders.slice(-max),
    );
    expect(byExpiry.firstAfter(payments, place, at, max).map((one) => one.expiresAt)).toEqual(
      orders.filter((order) => order > at).slice(0, max),
    );
  }
}

test('find what a search finds, within a request and after it, whether or not it fails', () => {
  fc.assert(
    fc.property(requests, (run) => {
      let state: BackendState = { ...FIXTURES.everyday.create(START), payments: {} };
      const owned = new WeakSet<object>();
      for (const { steps, fails, at, max } of run) {
        const draft = openDraft(state, owned);
        const { payments } = draft.state;
        for (const { key, made } of steps) {
          if (made === null) delete payments[key];
          else payments[key] = madeOf(made);
          expectSame(payments, at, max);
        }
        if (fails) draft.undo();
        else {
          updateIndexes(draft);
          state = draft.result();
        }
        expectSame(openDraft(state, owned).state.payments, at, max);
      }
    }),
    { numRuns: 100 },
  );
});

test('gives equal ones in the order in which they came', () => {
  const made = Object.fromEntries(
    KEYS.map((key) => [
      key,
      { ...ANY, ownerId: 'one', orderNumber: key, progress: { kind: 'waiting' } as const },
    ]),
  );
  const last = byExpiry.last(made, ['owner', 'one'], 3);
  expect(last.map(({ orderNumber }) => orderNumber)).toEqual(['c', 'd', 'e']);
});
