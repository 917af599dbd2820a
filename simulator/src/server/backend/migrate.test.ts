import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { couponValidity } from '@cangkir/core';
import { couponSchema } from '@cangkir/core/vouchers';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { entriesOf } from '../../backend/entry-paths.ts';
import { FIXTURES } from '../../backend/fixtures.ts';
import { START } from '../../backend/testing.ts';
import { backUpStore } from './back-up-store.ts';
import { ENTRY_TABLE, prepareWrite } from './entry-table.ts';
import { LAYOUT_VERSION } from './open-database.ts';
import { openStore } from './store.ts';
import { changeDatabase, temporaryFolder } from './testing.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A coupon as layout 4 had it. */
function formerCoupon(value: unknown): unknown {
  if (!v.is(couponSchema, value)) return value;
  const {
    currencyUnit: _unit,
    discountEffectiveQty: _quantity,
    discountEffectivePrice: minimumSpend,
    ...terms
  } = value;
  const ACTIVITY = [
    'couponActiveType',
    'couponStartDay',
    'couponEndDay',
    'activeDay',
    'effectiveDelayDays',
  ];
  const kept = Object.entries(terms).filter(([key]) => !ACTIVITY.includes(key));
  return { ...Object.fromEntries(kept), minimumSpend, validity: couponValidity(value) };
}

/** The entries of the everyday data as layout 4 had them. */
function formerEntries() {
  return entriesOf(FIXTURES.everyday.create(START)).map(([place, entry]) => {
    const json = JSON.stringify(entry, (_key, value: unknown) => formerCoupon(value));
    const isCampaign = place.startsWith('campaigns/');
    return [place, isCampaign ? json.replace('"coupon":', '"voucher":') : json] as const;
  });
}

/** The file that layout 4 left. */
function writeLayout4(file: string, entries: readonly (readonly [string, string])[]): void {
  const database = new DatabaseSync(file);
  database.exec(`
    PRAGMA application_id = ${0x6b_6f_70_69};
    PRAGMA user_version = 4;
    ${ENTRY_TABLE}
    BEGIN;
  `);
  const write = prepareWrite(database);
  for (const [place, json] of entries) write(place, json);
  database.exec('COMMIT');
  database.close();
}

function load(file: string) {
  const store = openStore(file);
  const state = store.load();
  store.close();
  return state;
}

test('takes the data of the version before along, but for minimums of products', () => {
  const file = path.join(temporaryFolder(), 'data.sqlite');
  writeLayout4(file, formerEntries());
  openStore(file).close();
  const everyday = JSON.stringify(FIXTURES.everyday.create(START));
  expect(load(file)).toEqual(
    JSON.parse(everyday.replaceAll(/"discountEffectiveQty":\d/g, '"discountEffectiveQty":0')),
  );
});

test.each([
  [
    'a week',
    {
      effectiveTimeType: 'AFTER_ACTIVE_IMMEDIATELY',
      effectiveDuration: 1,
      effectiveDurationType: 2,
    },
    { couponActiveType: 1, activeDay: 7 },
  ],
  [
    'a month, after a day',
    {
      effectiveTimeType: 'AFTER_ACTIVE_DELAY',
      effectiveDelayDays: 1,
      effectiveDuration: 1,
      effectiveDurationType: 3,
    },
    { couponActiveType: 1, activeDay: 31, effectiveDelayDays: 1 },
  ],
  [
    'a time that ends in the middle of a day',
    { effectiveTimeType: 'FIX_TIME', effectiveStartTime: START, effectiveEndTime: START + DAY },
    { couponActiveType: 0, couponStartDay: '2026-09-04', couponEndDay: '2026-09-05' },
  ],
])('a voucher for %s is not shorter', (_, validity, activity) => {
  const file = path.join(temporaryFolder(), 'data.sqlite');
  const place = 'vouchers/voucher-usable';
  const entries = formerEntries().map(([each, json]) => {
    if (each !== place) return [each, json] as const;
    const entry = JSON.parse(json);
    return [each, JSON.stringify({ ...entry, coupon: { ...entry.coupon, validity } })] as const;
  });
  writeLayout4(file, entries);
  expect(load(file)?.vouchers['voucher-usable']?.coupon).toMatchObject(activity);
});

test('a backup copies the data of the version before as they are', () => {
  const file = path.join(temporaryFolder(), 'data.sqlite');
  const copy = `${file}.copy`;
  writeLayout4(file, formerEntries());
  backUpStore(file, copy);
  expect(load(copy)?.users).toEqual(FIXTURES.everyday.create(START).users);
});

test('leaves data as they are that are no state of the version before', () => {
  const file = path.join(temporaryFolder(), 'data.sqlite');
  writeLayout4(file, formerEntries());
  changeDatabase(file, "UPDATE entry SET json = '{}' WHERE place GLOB 'campaigns/*'");
  for (const _time of ['first', 'second']) {
    expect(() => openStore(file)).toThrow('They are damaged.');
  }
});

test('knows the way from the last version', () => {
  const file = path.join(temporaryFolder(), 'data.sqlite');
  openStore(file).close();
  changeDatabase(file, `PRAGMA user_version = ${LAYOUT_VERSION - 2}`);
  expect(() => openStore(file)).toThrow('Another version');
});
