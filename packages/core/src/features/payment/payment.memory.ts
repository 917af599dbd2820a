import { withQuery } from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import type { FeatureMemory } from '../../testing/feature-memory.ts';
import { createMemoryGateway } from '../../testing/memory-gateway.ts';
import type { VirtualClock } from '../../testing/virtual-clock.ts';
import { crc16 } from './crc16.ts';
import type { Payment, PaymentGateway } from './payment.gateway.ts';

/** How long an in-memory payment can be paid. Milliseconds. */
export const MEMORY_PAYMENT_MS = 15 * 60 * 1000;

/** The only order of the in-memory backend. */
export const MEMORY_ORDER = 'ORDER-1';

/** The fields of a QRIS over Rp38.000, by their tag, without the checksum. */
const FIELDS: Readonly<Record<string, string>> = {
  '00': '01',
  '01': '12',
  '51': '0014ID.CO.QRIS.WWW0215ID10200000000010303UMI',
  '52': '5812',
  '53': '360',
  '54': '38000',
  '58': 'ID',
  '59': 'KEDAI KOPI SENAYAN',
  '60': 'JAKARTA',
};

/** The text of a QRIS. `changes` replace its fields, or remove them if null. */
export function createQrisCode(changes: Readonly<Record<string, string | null>> = {}): string {
  const fields = Object.entries({ ...FIELDS, ...changes })
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([tag, value]) => (value === null ? [] : [field(tag, value)]));
  return withChecksum(fields.join(''));
}

/** Appends the checksum to the fields of a code. */
export function withChecksum(fields: string): string {
  const open = `${fields}6304`;
  return open + crc16(open).toString(16).toUpperCase().padStart(4, '0');
}

function field(tag: string, value: string): string {
  return `${tag}${String(value.length).padStart(2, '0')}${value}`;
}

const CODE = createQrisCode();

/** A payment by QRIS of Rp38.000 that can be paid until `expiresAt`: milliseconds since the epoch. */
export function createPayment(expiresAt: number, changes: Partial<Payment> = {}): Payment {
  return {
    orderNumber: MEMORY_ORDER,
    amount: 38_000,
    currencyCode: 'IDR',
    means: { kind: 'qris', code: CODE },
    storedValue: 62_000,
    points: 0,
    returnedPoints: 0,
    phone: '+6281234567890',
    packId: null,
    isRightsCard: false,
    isAdVoucher: false,
    expiresAt,
    progress: { kind: 'waiting' },
    ...changes,
  };
}

/**
 * The payment of one order in memory: each renewal is accepted, and found from then on.
 *
 * @param lasts How long each payment can be paid: milliseconds.
 */
export function createMemoryPaymentGateway(clock: VirtualClock, lasts = MEMORY_PAYMENT_MS) {
  let payment = createPayment(clock.now() + lasts);
  const { gateway, calls } = createMemoryGateway<PaymentGateway>(clock, {
    find: (orderNumber) => ({ ...payment, orderNumber }),
    renew: (orderNumber) => {
      payment = { ...payment, progress: { kind: 'waiting' }, expiresAt: clock.now() + lasts };
      return { ...payment, orderNumber };
    },
    payByStoredValue: ({ orderNumber }) => {
      payment = { ...payment, progress: { kind: 'paid', paidAt: clock.now() } };
      return { ...payment, orderNumber };
    },
    cancel: (orderNumber) => {
      payment = {
        ...payment,
        points: 0,
        returnedPoints: payment.points,
        progress: { kind: 'failed', reason: 'cancelled' },
      };
      return { ...payment, orderNumber };
    },
  });
  return {
    payments: gateway,
    calls,
    renewed: calls.renew.made,
    paid: calls.payByStoredValue.made,
    cancelled: calls.cancel.made,
    /** Changes the payment on the backend. */
    change(change: Partial<Payment>) {
      payment = { ...payment, ...change };
    },
  };
}

/** The feature in memory. */
export const paymentMemory = {
  gateways: (clock) => createMemoryPaymentGateway(clock),
  pages: {
    payment: {
      link: withQuery(ROUTES.qris, { orderNumber: MEMORY_ORDER }),
      taps: [MEMORY_PAYMENT_MS, { type: 'RENEW' }],
    },
  },
} satisfies FeatureMemory;
