import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { canonicalJson, RESPONSE_CODE } from '@cangkir/core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { entriesOf } from '../../backend/entry-paths.ts';
import { FIXTURES } from '../../backend/fixtures.ts';
import type { BackendState } from '../../backend/state.ts';
import { START, startBackend } from '../../backend/testing.ts';
import { backUpStore } from './back-up-store.ts';
import { LAYOUT_VERSION } from './open-database.ts';
import { openStore } from './store.ts';
import { changeDatabase, temporaryFolder } from './testing.ts';

const SENT = { phone: '+6281234567890' };

const KEPT = {
  body: canonicalJson(SENT),
  data: { resendAt: START + 60_000 },
  keptAt: START,
};

const HOLDER = v.looseObject({ voucher: v.looseObject({ title: v.unknown() }) });
const PRIZE = v.looseObject({ kind: v.string() });

/** Without the vouchers of prizes and rewards, which had a name or a kind. */
function withoutVouchers(place: string, entry: unknown): unknown {
  if (!/^((bargains|draws|community)\/activities|checkIns\/campaigns)\//.test(place)) return entry;
  return JSON.parse(JSON.stringify(entry), (key, value: unknown) => {
    if (key === 'prize' && v.is(PRIZE, value)) return value.kind;
    if (!v.is(HOLDER, value)) return value;
    const { voucher, ...rest } = value;
    return 'name' in rest ? rest : { ...rest, name: voucher.title };
  });
}

function comparable(state: BackendState) {
  return entriesOf(state).map(([place, entry]) => [place, withoutVouchers(place, entry)]);
}

/** An entry as layout 3 had it; null for one that was a part of another one. */
function formerEntry(state: BackendState, place: string, entry: unknown): unknown {
  if (place.startsWith('payments/')) {
    const { packs: _packs, ...payment } = { packs: 0, ...Object(entry) };
    return payment;
  }
  if (place.startsWith('accounts/points/')) {
    const entries = state.accounts.entries.map(({ userId: _userId, ...change }) => change);
    return { ...Object(entry), entries };
  }
  return place.startsWith('accounts/entries/') || place.startsWith('pastOrders/')
    ? null
    : withoutVouchers(place, entry);
}

/** The file that layout 3 left: rows without ids and checksums, and answers with the whole input. */
function writeLayout3(file: string): void {
  const database = new DatabaseSync(file);
  database.exec(`
    PRAGMA application_id = ${0x6b_6f_70_69};
    PRAGMA user_version = 3;
    CREATE TABLE entry (place TEXT PRIMARY KEY, json TEXT NOT NULL);
    BEGIN;
  `);
  const insert = database.prepare('INSERT INTO entry (place, json) VALUES (?, ?)');
  const write = (place: string, entry: unknown) => insert.run(place, JSON.stringify(entry));
  const state = FIXTURES.everyday.create(START);
  for (const [place, entry] of entriesOf(state)) {
    const former = formerEntry(state, place, entry);
    if (former !== null) write(place, former);
  }
  for (const person of new Set(state.pastOrders.map(({ userId }) => userId))) {
    const orders = state.pastOrders.filter(({ userId }) => userId === person);
    write(
      `pastOrders/${person}`,
      orders.map(({ userId: _userId, ...order }) => order),
    );
  }
  write(`keptAnswers/${canonicalJson(['sendCode', SENT.phone, 'key'])}`, KEPT);
  database.exec('COMMIT');
  database.close();
}

test('takes the data of the version before along', async () => {
  const file = path.join(temporaryFolder(), 'data.sqlite');
  writeLayout3(file);
  openStore(file).close();
  const store = openStore(file);
  const state = store.load();
  store.close();

  const everyday = FIXTURES.everyday.create(START);
  expect(comparable({ ...(state ?? everyday), keptAnswers: {} })).toEqual(comparable(everyday));
  const { bargains, draws, checkIns, community } = state ?? everyday;
  const [latte] = bargains.activities['nego-kopi']?.prizes ?? [];
  const match = draws.activities['love-cocok']?.sectors[0];
  expect(latte?.voucher).toMatchObject({ title: latte?.name, value: latte?.price, isFree: true });
  expect(match?.prize).toMatchObject({ kind: 'voucher', voucher: { title: match?.label } });
  const titles = [
    checkIns.campaigns['ngopi-beruntun']?.rewards[0]?.voucher.title,
    community.activities['latte-art']?.rewards.flatMap((reward) =>
      reward.kind === 'voucher' ? [reward.voucher.title] : [],
    )[0],
  ];
  expect(titles.map((title) => title?.en)).toEqual(['Free Iced Americano', 'Free Iced Americano']);
  const { backend, ask } = startBackend();
  if (state !== null) backend.load(state);
  const again = await ask('sendCode', SENT, { key: 'key' });
  expect(again).toMatchObject({ code: RESPONSE_CODE.success, data: KEPT.data });
  const other = await ask('sendCode', { phone: '+6281234567891' }, { key: 'key' });
  expect(other.code).toBe(RESPONSE_CODE.success);
});

test('lets the tokens of the version before end, too: 90 days from now unless they are used', () => {
  const file = path.join(temporaryFolder(), 'data.sqlite');
  writeLayout3(file);
  changeDatabase(file, `INSERT INTO entry VALUES ('sessions/old', '{"userId":"member"}')`);
  const before = Date.now();
  const store = openStore(file);
  const state = store.load();
  store.close();
  expect(state?.sessions['old']?.usedAt).toBeGreaterThanOrEqual(before);
});

test('a backup copies the data of the version before as they are', () => {
  const file = path.join(temporaryFolder(), 'data.sqlite');
  const copy = `${file}.copy`;
  writeLayout3(file);
  backUpStore(file, copy);
  const store = openStore(copy);
  expect(store.load()?.users).toEqual(FIXTURES.everyday.create(START).users);
  store.close();
});

test('leaves data as they are that are no state of the version before', () => {
  const file = path.join(temporaryFolder(), 'data.sqlite');
  writeLayout3(file);
  changeDatabase(file, "UPDATE entry SET json = '{}' WHERE place GLOB 'keptAnswers/*'");
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
