import { ENDPOINTS } from '@cangkir/api';
import * as v from 'valibot';

const PACK = ENDPOINTS.pack.output.entries;

const contents = v.array(
  v.object({
    voucher: ENDPOINTS.campaign.output.entries.voucher,
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
);

const offer = v.object({
  id: v.string(),
  channel: PACK.channel,
  title: PACK.title,
  price: PACK.price,
  currencyCode: PACK.currencyCode,
  contents,
  sale: PACK.sale,
  /** Packs that nobody has paid for. */
  stock: PACK.stock,
  purchaseLimit: PACK.purchaseLimit,
});

const order = v.object({
  orderNumber: v.string(),
  ownerId: v.string(),
  packId: v.string(),
  channel: PACK.channel,
  /** The click on the ad that led to the order; null if none did. */
  ttoclid: v.nullable(v.string()),
  quantity: v.number(),
  orderedAt: v.number(),
  total: PACK.price,
  currencyCode: PACK.currencyCode,
  /** The vouchers of all packs together. */
  contents,
  /** The vouchers that came with the payment. */
  voucherIds: v.optional(v.array(v.string()), () => []),
});

/** The voucher packs by id, and their orders by number. Each order has a payment. */
export const PACK_STATE = {
  packs: v.object({
    offers: v.record(v.string(), offer),
    orders: v.record(v.string(), order),
  }),
};

export type BackendPack = v.InferOutput<typeof offer>;
export type BackendPackOrder = v.InferOutput<typeof order>;
