import type { DatabaseSync } from 'node:sqlite';
import { partOf } from '../../backend/entry-paths.ts';
import { knowParts, PART_TABLE, prepareWrite } from './entry-table.ts';
import { readEntries, readRows } from './stored-entries.ts';

/**
 * Takes data of the layout before along, in the caller's transaction. False if they are of another one: only data that
 * are one version old are taken along.
 *
 * @throws Error if the data are not what that version wrote.
 */
export function migrate(database: DatabaseSync, from: number, to: number): boolean {
  if (from === to) return true;
  if (from !== to - 1) return false;
  toNamedParts(database);
  return true;
}

/**
 * The data name the parts of the state that they know; of those that are empty nobody can tell. The code of a campaign
 * was called the source of its links.
 */
function toNamedParts(database: DatabaseSync): void {
  const write = prepareWrite(database);
  const parts = new Set<string>();
  for (const [place, entry] of readEntries(readRows(database))) {
    parts.add(partOf(place));
    const json = JSON.stringify(entry);
    if (json.includes(FORMER_CODE)) write(place, json.replaceAll(FORMER_CODE, '"activityCode":'));
  }
  database.exec(PART_TABLE);
  knowParts(database, parts);
}

const FORMER_CODE = '"sourceId":';
