import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The absolute path of the repository, independent of the working directory. */
export const REPO_ROOT = path.resolve(import.meta.dirname, '../../..');

/** The text of a file, by its path from the repository's root. */
export function readText(file: string): string {
  return readFileSync(path.join(REPO_ROOT, file), 'utf8');
}
