import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { REPO_ROOT } from '../repo-root.ts';

/** The files that git tracks or would add. Paths are relative to the root, with forward slashes. */
export function projectFiles(): string[] {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  return execFileSync('git', list, { cwd: REPO_ROOT, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file && existsSync(path.join(REPO_ROOT, file)));
}
