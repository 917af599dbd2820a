import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { entriesOf } from '../../backend/entry-paths.ts';
import { FIXTURES } from '../../backend/fixtures.ts';
import { START } from '../../backend/testing.ts';
import { backUpStore } from './back-up-store.ts';
import { ENTRY_TABLE, prepareWrite } from './entry-table.ts';
import { LAYOUT_VERSION } from './open-database.ts';
import { openStore } from './store.ts';
import { changeDatabase, temporaryFolder } from './testing.ts';

const everyday = () => FIXTURES.everyday.create(START);

/** An entry as the layout before had it: the code of a campaign was called the source of its links. */
function formerJson(place: string, entry: unknown): string {
  const json = JSON.stringify(entry);
  return /^(campaigns|claims|campaignPages)\//.test(place)
    ? json.replaceAll('"activityCode":', '"sourceId":')
    : json;
}

/** The file that the layout before left of the everyday data, but for these parts. */
function writeFormer(...missing: readonly string[]): string {
  const file = path.join(temporaryFolder(), 'data.sqlite');
  const database = new DatabaseSync(file);
  database.exec(`
    PRAGMA application_id = ${0x6b_6f_70_69};
    PRAGMA user_version = ${LAYOUT_VERSION - 1};
    ${ENTRY_TABLE}
    BEGIN;
  `);
  const write = prepareWrite(database);
  for (const [place, entry] of entriesOf(everyday())) {
    if (!missing.some((part) => place.startsWith(`${part}/`)))
      write(place, formerJson(place, entry));
  }
  database.exec('COMMIT');
  database.close();
  return file;
}

test('takes the data of the version before along, and fills the parts that they lack', () => {
  const store = openStore(writeFormer('banners', 'surveys/byId'));
  expect(store.load()?.banners).toEqual([]);
  expect(store.fill(everyday)).toEqual(['banners', 'surveys/byId']);
  expect(store.load()).toEqual(everyday());
  store.close();
});

test('a backup copies the data of the version before as they are', () => {
  const file = writeFormer();
  const copy = `${file}.copy`;
  backUpStore(file, copy);
  const store = openStore(copy);
  expect(store.load()).toEqual(everyday());
  store.close();
});

test('leaves data as they are that are damaged', () => {
  const file = writeFormer();
  changeDatabase(file, "UPDATE entry SET json = '{}' WHERE place GLOB 'campaigns/*'");
  for (const _time of ['first', 'second']) {
    expect(() => openStore(file)).toThrow('They are damaged.');
  }
});

test('knows the way from the last version alone', () => {
  const file = path.join(temporaryFolder(), 'data.sqlite');
  openStore(file).close();
  changeDatabase(file, `PRAGMA user_version = ${LAYOUT_VERSION - 2}`);
  expect(() => openStore(file)).toThrow('Another version');
});
