import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REPO_ROOT } from './repo-root.ts';

/** A committed file that a program generates. */
export interface GeneratedFile {
  /** Relative to the root of the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** The command that generates it. */
  readonly command: string;
}

/**
 * Writes the generated files that changed. With `--check`, compares them with the committed ones instead, and exits with 1 on a
 * difference.
 */
export function writeOrCheck(files: readonly GeneratedFile[]): void {
  if (process.argv.includes('--check')) check(files);
  else for (const file of files) write(file);
}

function write(file: GeneratedFile): void {
  if (isFresh(file)) return;
  const target = path.join(REPO_ROOT, file.path);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, file.text);
  console.log(`wrote ${file.path}`);
}

function check(files: readonly GeneratedFile[]): void {
  for (const file of files) {
    if (isFresh(file)) console.log(`fresh ${file.path}`);
    else {
      console.error(`stale ${file.path}: run \`${file.command}\` and commit what it writes`);
      process.exitCode = 1;
    }
  }
}

function isFresh(file: GeneratedFile): boolean {
  const target = path.join(REPO_ROOT, file.path);
  return existsSync(target) && readFileSync(target, 'utf8') === file.text;
}
