import * as v from 'valibot';
import {
  amount,
  count,
  currencyCode,
  identifier,
  localizedText,
  moment,
} from '../../platform/schemas.ts';
import { unpaidOrderSchema } from '../../rules/order/unpaid-order.schema.ts';

/** The vouchers in a pack. */
export const packContentsSchema = v.array(
  v.object({
    title: localizedText,
    value: v.pipe(amount, v.description('what one voucher is worth')),
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
);

/** Where a pack is sold. */
export const packChannel = v.picklist(['app', 'ad']);

/** A pack as the current user may buy it. */
export const packSchema = v.object({
  id: identifier,
  channel: packChannel,
  title: localizedText,
  price: amount,
  currencyCode,
  contents: packContentsSchema,
  sale: v.object({ start: moment, end: moment }),
  stock: v.pipe(count, v.description('packs left')),
  purchaseLimit: v.pipe(v.nullable(count), v.description('packs per person; null for no limit')),
  boughtBefore: v.pipe(count, v.description('packs that this person bought')),
  unpaidOrder: unpaidOrderSchema,
});

/** All packs. */
export const packListSchema = v.array(packSchema);
