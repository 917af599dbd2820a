import { test } from 'vitest';
import type { PageEmitted } from '../../flow/page/page.types.ts';
import { fail, succeed } from '../../platform/result.ts';
import { watchChange } from '../../testing/change-watch.ts';
import { walkPage } from '../../testing/machine-walk.ts';
import { MEMORY_HOSTS } from '../../testing/memory-hosts.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { watchVisibility } from '../../testing/visibility-watch.ts';
import { walkedCall } from '../../testing/walk-plan.ts';
import { createMemoryPaymentGateway, createPayment, MEMORY_ORDER } from './payment.memory.ts';
import { paymentPage } from './payment.page.ts';
import type { PaymentPorts } from './payment.types.ts';
import { showsChange } from './payment-change.ts';
import type { PaymentDraft } from './payment-draft.ts';
import { paymentStatus } from './payment-status.ts';

/** The lifetime of a payment: short, so that it expires during a walk. */
const LASTS_MS = 4000;
const EXPIRES = MEMORY_START + LASTS_MS;

const PROVIDER = { kind: 'webPayment', url: 'https://checkout.payment.example/1' } as const;

/** What the backend may find. */
const FOUND_PAYMENTS = [
  createPayment(EXPIRES, { means: PROVIDER }),
  createPayment(EXPIRES, { means: { kind: 'giftCard' }, amount: 41_000 }),
  createPayment(EXPIRES, { means: { ...PROVIDER, url: 'https://evil.example/' } }),
  createPayment(EXPIRES, { progress: { kind: 'failed', reason: 'declined' } }),
  createPayment(EXPIRES, {
    isRightsCard: true,
    progress: { kind: 'failed', reason: 'cancelled' },
  }),
  createPayment(EXPIRES, { progress: { kind: 'paid', paidAt: MEMORY_START } }),
  createPayment(EXPIRES, { progress: { kind: 'paid', paidAt: EXPIRES } }),
  createPayment(EXPIRES, {
    progress: { kind: 'refunded', refundedAt: EXPIRES, paymentMethod: 'qris' },
  }),
  createPayment(EXPIRES + LASTS_MS),
];

/** The draft of a renewal whose answer was lost. */
const UNSETTLED: PaymentDraft = {
  pendingKey: 'key-0',
  change: { kind: 'renew' },
  agreedAmount: null,
  since: MEMORY_START,
};

/** What the backend may answer to a renewal. */
const PAYMENTS_AFTER_RENEWAL = [
  createPayment(EXPIRES + LASTS_MS),
  createPayment(EXPIRES, { progress: { kind: 'paid', paidAt: EXPIRES } }),
];

const STATUSES = ['waiting', 'paid', 'paidLate', 'refunded', 'failed', 'expired'] as const;

/** Starts a walk. One in eight starts with a draft of a renewal whose answer was lost. */
function begin(chance: number) {
  const isUnsettled = chance === 0;

  const clock = createVirtualClock(MEMORY_START);
  const {
    payments,
    calls,
    renewed: renewedKeys,
    paid: paidKeys,
    cancelled: cancelledKeys,
    change,
  } = createMemoryPaymentGateway(clock, LASTS_MS);
  const renewWatch = watchChange(payments.renew, renewedKeys);
  const cancelWatch = watchChange(payments.cancel, cancelledKeys);
  const payWatch = watchChange(payments.payByStoredValue, paidKeys);
  const renewCall = walkedCall(calls.renew, PAYMENTS_AFTER_RENEWAL);
  const watched = watchVisibility(clock);
  let draftBefore = isUnsettled ? UNSETTLED : null;
  let giftCardTries = 0;
  if (isUnsettled) {
    change({ progress: { kind: 'failed', reason: 'declined' } });
    calls.renew.next({ kind: 'malformed' });
  }
  const ports: PaymentPorts = {
    clock,
    random: createSeededRandom(1),
    visibility: watched.visibility,
    payments: {
      async find(orderNumber, options) {
        const found = await watched.watch(payments.find)(orderNumber, options);
        if (!found.ok) return found;
        const status = paymentStatus(found.value, clock.now());
        if (showsChange({ kind: 'renew' }, status)) renewWatch.settle();
        if (showsChange({ kind: 'payByStoredValue', amount: 0 }, status)) payWatch.settle();
        if (showsChange({ kind: 'cancel' }, status)) cancelWatch.settle();
        return found;
      },
      renew: renewWatch.ask,
      payByStoredValue: payWatch.ask,
      cancel(...asked) {
        // A user who cancels the order wants no renewal.
        renewWatch.settle();
        return cancelWatch.ask(...asked);
      },
    },
    hosts: MEMORY_HOSTS,
    native: {
      async payByGiftCard() {
        giftCardTries += 1;
        return giftCardTries % 2 === 0 ? succeed(undefined) : fail({ kind: 'timeout' });
      },
    },
  };
  return {
    page: paymentPage,
    ports,
    key: () => MEMORY_ORDER,
    firstDraft() {
      const draft = draftBefore;
      draftBefore = null;
      return draft;
    },
    handle(emitted: PageEmitted) {
      if (emitted.type === 'leave') visitedUrls.push(emitted.url);
    },
    clock,
    timers: watched.clock,
    visibility: watched.visibility,
    hiddenRequests: watched.hiddenRequests,
    changes: [renewWatch, payWatch, cancelWatch],
    calls: [
      walkedCall(calls.find, FOUND_PAYMENTS),
      renewCall,
      walkedCall(calls.payByStoredValue),
      walkedCall(calls.cancel),
    ],
    wished: renewCall,
  };
}

type World = ReturnType<typeof begin>;

/** The addresses visited during the walks. */
const visitedUrls: string[] = [];

test('pays once and shows the truth, whatever happens', () =>
  walkPage({
    begin,
    events: [
      { type: 'PAY' },
      { type: 'PAY' },
      { type: 'CHECK_PAYMENT' },
      { type: 'CHECK_PAYMENT' },
      { type: 'RENEW' },
      { type: 'RENEW' },
      { type: 'RENEW' },
      { type: 'PAY_BY_STORED_VALUE' },
      { type: 'PAY_BY_STORED_VALUE' },
      { type: 'RETRY' },
      { type: 'CANCEL_ORDER' },
      { type: 'CHANGE_PHONE' },
      { type: 'ACCEPT' },
      { type: 'CONTINUE' },
    ],
    wish: ['settle', { type: 'RENEW' }],
    worldEvents: {
      'the page is hidden': ({ visibility }: World) => visibility.hide(),
      'the page is visible': ({ visibility }: World) => visibility.show(),
    },
    laws: {
      'a state matches the status of the payment': (snapshot) =>
        STATUSES.every(
          (state) => !snapshot.matches(state) || snapshot.context.status.kind === state,
        ),
      'a user pays the amount that they agreed to': (snapshot) =>
        !(
          snapshot.matches('waiting') ||
          snapshot.matches('leaving') ||
          snapshot.matches('payingInApp')
        ) || snapshot.context.payment.amount === snapshot.context.agreedAmount,
      'a user leaves for a provider, or for their orders': () =>
        visitedUrls.splice(0).every((url) => url === PROVIDER.url || url.endsWith('/order/#/mine')),
      'a payment that can be paid has no pending renewal': ({ context }) =>
        context.pendingKey === null ||
        context.change.kind !== 'renew' ||
        context.status.kind !== 'waiting',
      'the page asks for a login, and no problem does': ({ context: { problem } }) =>
        problem?.next !== 'logIn',
      'a change that is sent has a key': (snapshot) =>
        !(snapshot.matches('renewing') || snapshot.matches('changing')) ||
        snapshot.context.pendingKey !== null,
      'a hidden page reads nothing by itself': (_, { hiddenRequests }) => hiddenRequests() === 0,
    },
  }));
