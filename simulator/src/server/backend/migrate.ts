import type { DatabaseSync } from 'node:sqlite';
import { sha256Hex } from '@cangkir/core';
import * as v from 'valibot';
import { ENTRY_TABLE, prepareWrite } from './entry-table.ts';
import { nodeClock } from './node-ports.ts';

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
const STEPS: ReadonlyMap<number, (database: DatabaseSync) => void> = new Map([[3, from3To4]]);

const ROW = v.object({ place: v.string(), json: v.pipe(v.string(), v.parseJson()) });

const FIELDS = v.record(v.string(), v.unknown());
const LIST = v.array(FIELDS);

/**
 * Rows get checksums. A kept answer has the hash of its input instead of the input, a payment the number of its packs,
 * a prize its voucher; the changes of points, and past orders, have rows of their own.
 */
function from3To4(database: DatabaseSync): void {
  database.exec(`ALTER TABLE entry RENAME TO former; ${ENTRY_TABLE}`);
  const write = prepareWrite(database);
  const find = database.prepare('SELECT place, json FROM former WHERE place = ?');
  let [changes, orders] = [0, 0];

  function writeRow(place: string, json: unknown): void {
    const [part = ''] = place.split('/', 1);
    switch (part) {
      case 'keptAnswers': {
        const { body, data, keptAt } = v.parse(KEPT_ANSWER, json);
        write(place, JSON.stringify({ inputHash: sha256Hex(body), data, keptAt }));
        break;
      }
      case 'payments':
        write(place, JSON.stringify({ ...v.parse(FIELDS, json), packs: packsOf(json) }));
        break;
      case 'pastOrders':
        for (const order of v.parse(LIST, json)) {
          write(`pastOrders/${orders}`, JSON.stringify({ ...order, userId: keyOf(place, part) }));
          orders += 1;
        }
        break;
      default:
        if (place.startsWith('accounts/points/')) writePoints(place, json);
        else write(place, JSON.stringify(changeOf(place)(json)));
    }
  }

  function writePoints(place: string, json: unknown): void {
    const { credits, entries } = v.parse(POINTS, json);
    write(place, JSON.stringify({ credits }));
    const userId = keyOf(place, 'accounts/points');
    for (const entry of entries) {
      write(`accounts/entries/${changes}`, JSON.stringify({ ...entry, userId }));
      changes += 1;
    }
  }

  function packsOf(payment: unknown): number {
    const { orderNumber } = v.parse(NUMBERED, payment);
    const row = find.get(`packs/orders/${orderNumber}`);
    return row === undefined ? 0 : v.parse(PACK_ORDER, v.parse(ROW, row).json).quantity;
  }

  for (const row of database.prepare('SELECT place, json FROM former ORDER BY rowid').iterate()) {
    const { place, json } = v.parse(ROW, row);
    writeRow(place, json);
  }
  database.exec('DROP TABLE former');
}

/** What changes in an entry. */
function changeOf(place: string): (entry: unknown) => unknown {
  return CHANGES_3_TO_4.find(([start]) => place.startsWith(start))?.[1] ?? ((entry) => entry);
}

function keyOf(place: string, collection: string): string {
  return place.slice(collection.length + 1);
}

const KEPT_ANSWER = v.object({ body: v.string(), data: v.unknown(), keptAt: v.number() });
const NUMBERED = v.object({ orderNumber: v.string() });
const PACK_ORDER = v.object({ quantity: v.number() });
const POINTS = v.object({ credits: v.unknown(), entries: LIST });

const LOOSE_TEXT = v.object({ id: v.string(), en: v.string(), zh: v.string() });

/** A voucher for what its prize or reward was called: all of them had given the same one. */
function voucherOf(name: v.InferOutput<typeof LOOSE_TEXT>, value = 22_000) {
  return {
    title: name,
    value,
    currencyCode: 'IDR',
    isFree: true,
    products: [name],
    minimumSpend: 0,
    terms: [],
    validity: {
      effectiveTimeType: 'AFTER_ACTIVE_IMMEDIATELY',
      effectiveDuration: 7,
      effectiveDurationType: 1,
    },
  };
}

/** A change of an entry, once it is read by the schema of its older version. */
function changed<Schema extends v.GenericSchema>(
  schema: Schema,
  change: (entry: v.InferOutput<Schema>) => unknown,
): (entry: unknown) => unknown {
  return (entry) => change(v.parse(schema, entry));
}

const withPrizeVouchers = changed(
  v.looseObject({ prizes: v.array(v.looseObject({ name: LOOSE_TEXT, price: v.number() })) }),
  ({ prizes, ...bargain }) => ({
    ...bargain,
    prizes: prizes.map((prize) => ({ ...prize, voucher: voucherOf(prize.name, prize.price) })),
  }),
);

const withSectorVouchers = changed(
  v.looseObject({
    sectors: v.array(
      v.looseObject({ label: LOOSE_TEXT, prize: v.nullable(v.picklist(['goods', 'voucher'])) }),
    ),
  }),
  ({ sectors, ...draw }) => ({
    ...draw,
    sectors: sectors.map(({ prize: kind, ...sector }) => ({
      ...sector,
      prize: kind === 'voucher' ? { kind, voucher: voucherOf(sector.label) } : kind && { kind },
    })),
  }),
);

const withStreakVouchers = changed(
  v.looseObject({ rewards: v.array(v.object({ streak: v.number(), name: LOOSE_TEXT })) }),
  ({ rewards, ...campaign }) => ({
    ...campaign,
    rewards: rewards.map(({ streak, name }) => ({ streak, voucher: voucherOf(name) })),
  }),
);

const withRewardVouchers = changed(
  v.looseObject({
    rewards: v.array(v.object({ name: LOOSE_TEXT, kind: v.picklist(['goods', 'voucher']) })),
  }),
  ({ rewards, ...activity }) => ({
    ...activity,
    rewards: rewards.map(({ kind, name }) =>
      kind === 'voucher' ? { kind, voucher: voucherOf(name) } : { kind, name },
    ),
  }),
);

/** A token ends some time after its last use, which was not recorded. */
const withUse = changed(v.looseObject({ userId: v.string() }), (session) => ({
  ...session,
  usedAt: nodeClock.now(),
}));

/** What changes in which entries. */
const CHANGES_3_TO_4: readonly (readonly [start: string, (entry: unknown) => unknown])[] = [
  ['bargains/activities/', withPrizeVouchers],
  ['draws/activities/', withSectorVouchers],
  ['checkIns/campaigns/', withStreakVouchers],
  ['community/activities/', withRewardVouchers],
  ['sessions/', withUse],
];
