import type { DatabaseSync, StatementSync } from 'node:sqlite';
import * as v from 'valibot';
import type { EntryPath } from '../../backend/entry-paths.ts';
import { checksumOf } from './entry-table.ts';
import { DamagedPart } from './store-error.ts';

const ROW = v.object({
  place: v.string(),
  json: v.string(),
  checksum: v.number(),
});

/** Reads the entries, in the order of the state. */
export function readRows(database: DatabaseSync): StatementSync {
  return database.prepare('SELECT place, json, checksum FROM entry ORDER BY id');
}

/** @throws DamagedPart */
export function* readEntries(rows: StatementSync): Generator<readonly [EntryPath, unknown]> {
  for (const row of rows.iterate()) {
    const { place, json, checksum } = v.parse(ROW, row);
    if (checksum !== checksumOf(place, json)) throw new DamagedPart(place);
    yield [place, JSON.parse(json)];
  }
}
