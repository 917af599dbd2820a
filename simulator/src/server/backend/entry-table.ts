import type { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import { type EntryPath, PARTS } from '../../backend/entry-paths.ts';

/**
 * One row per entry of the state, such as one voucher, so that a claim writes few rows. The column `place` is its
 * {@link EntryPath}. By their ids, rows keep the order of the state's own objects and lists; a backup would number rows
 * without ids again.
 */
export const ENTRY_TABLE = `
  CREATE TABLE entry (
    id INTEGER PRIMARY KEY,
    place TEXT NOT NULL UNIQUE,
    json TEXT NOT NULL,
    checksum INTEGER NOT NULL
  );
`;

/** The parts of the state that these data know, although they may be empty. */
export const PART_TABLE = 'CREATE TABLE part (name TEXT PRIMARY KEY) WITHOUT ROWID;';

/** The parts of a state that the data do not know: they were written before the program had them. */
export function unknownParts(database: DatabaseSync): readonly string[] {
  const known = new Set(
    database
      .prepare('SELECT name FROM part')
      .all()
      .map(({ name }) => name),
  );
  return PARTS.filter((part) => !known.has(part));
}

/** From now on the data know these parts. */
export function knowParts(database: DatabaseSync, parts: Iterable<string>): void {
  const know = database.prepare('INSERT OR IGNORE INTO part VALUES (?)');
  for (const part of parts) know.run(part);
}

/** The checksum of an entry: it shows whether a disk or a person changed it. */
export function checksumOf(place: EntryPath, json: string): number {
  return crc32(json, crc32(place));
}

/** Returns a function that writes an entry, in its old place if it has one. */
export function prepareWrite(database: DatabaseSync): (place: EntryPath, json: string) => void {
  const write = database.prepare(
    `INSERT INTO entry (place, json, checksum) VALUES (?, ?, ?)
     ON CONFLICT (place) DO UPDATE SET json = excluded.json, checksum = excluded.checksum`,
  );
  return (place, json) => void write.run(place, json, checksumOf(place, json));
}
