import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { prepareWrite } from './entry-table.ts';
import { readEntries, readRows } from './stored-entries.ts';

/**
 * Takes data of an older layout along, in the caller's transaction. False if no step leads from there: only data that
 * are one version old are taken along.
 *
 * @throws Error if the data are not what that version wrote.
 */
export function migrate(database: DatabaseSync, from: number, to: number): boolean {
  if (from === to) return true;
  const step = STEPS.get(from);
  if (step === undefined) return false;
  step(database);
  return migrate(database, from + 1, to);
}

/** From each layout to the next one. A step names all that it needs itself, since the code around it goes on. */
const STEPS: ReadonlyMap<number, (database: DatabaseSync) => void> = new Map([[4, from4To5]]);

/** A campaign gives a coupon; coupons name a number of products, the currency's text, and their days. */
function from4To5(database: DatabaseSync): void {
  const write = prepareWrite(database);
  for (const [place, entry] of readEntries(readRows(database))) {
    const renamed = place.startsWith('campaigns/') ? withCoupon(entry) : entry;
    write(
      place,
      JSON.stringify(renamed, (_key, value: unknown) => couponOf(value)),
    );
  }
}

const CAMPAIGN = v.looseObject({ voucher: v.unknown() });

function withCoupon(campaign: unknown): unknown {
  const { voucher, ...rest } = v.parse(CAMPAIGN, campaign);
  return { ...rest, coupon: voucher };
}

const LASTING = { effectiveDuration: v.number(), effectiveDurationType: v.picklist([1, 2, 3, 4]) };

const FORMER_COUPON = v.looseObject({
  currencyCode: v.picklist(['IDR', 'PHP', 'SGD']),
  minimumSpend: v.number(),
  validity: v.variant('effectiveTimeType', [
    v.object({
      effectiveTimeType: v.literal('FIX_TIME'),
      effectiveStartTime: v.number(),
      effectiveEndTime: v.number(),
    }),
    v.object({ effectiveTimeType: v.literal('AFTER_ACTIVE_IMMEDIATELY'), ...LASTING }),
    v.object({
      effectiveTimeType: v.literal('AFTER_ACTIVE_DELAY'),
      effectiveDelayDays: v.number(),
      ...LASTING,
    }),
  ]),
});

function couponOf(value: unknown): unknown {
  if (!v.is(FORMER_COUPON, value)) return value;
  const { minimumSpend, validity, ...terms } = value;
  return {
    ...terms,
    currencyUnit: CURRENCY_UNITS[terms.currencyCode],
    discountEffectiveQty: 0,
    discountEffectivePrice: minimumSpend,
    ...activityOf(validity),
  };
}

const CURRENCY_UNITS = { IDR: 'Rp', PHP: '₱', SGD: 'S$' };

/** The days of a unit, rounded up: nobody loses a day of a voucher. */
const DAYS = { 1: 1, 2: 7, 3: 31, 4: 366 };

const WIB_OFFSET_MS = 7 * 60 * 60 * 1000;

function activityOf(validity: v.InferOutput<typeof FORMER_COUPON>['validity']) {
  if (validity.effectiveTimeType === 'FIX_TIME') {
    return {
      couponActiveType: 0,
      couponStartDay: dayOf(validity.effectiveStartTime),
      // Its end was exclusive, the last day is not.
      couponEndDay: dayOf(validity.effectiveEndTime - 1),
    };
  }
  const { effectiveTimeType: _type, effectiveDuration, effectiveDurationType, ...delay } = validity;
  return {
    couponActiveType: 1,
    activeDay: effectiveDuration * DAYS[effectiveDurationType],
    ...delay,
  };
}

function dayOf(moment: number): string {
  return new Date(moment + WIB_OFFSET_MS).toISOString().slice(0, 10);
}
