import { appendFileSync } from 'node:fs';

/** What systems say, for people. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'there is no such folder',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be written',
  EPERM: 'it may not be written',
  EROFS: 'it may not be written',
};

/** Why a report can't be written to a file; nothing where it can. Where there is no file, an empty one is left. */
export function unwritableMessage(file: string): readonly string[] {
  try {
    appendFileSync(file, '');
    return [];
  } catch (error) {
    return [`The report can’t be written to ${file}: ${reasonOf(error)}.`];
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? String(error);
}
