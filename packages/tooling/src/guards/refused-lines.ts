import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REPO_ROOT } from '../repo-root.ts';

/**
 * Those of the lines that do not compile with the compiler options of a package.
 *
 * @param folder Of the package, such as `packages/core`.
 * @param files More files to compile with them, by their paths in the package.
 */
export function refusedLines(
  folder: string,
  lines: readonly string[],
  files: readonly string[] = [],
): readonly string[] {
  const root = path.join(REPO_ROOT, folder);
  const work = mkdtempSync(path.join(tmpdir(), 'refused-lines-'));
  try {
    writeFileSync(path.join(work, 'a.ts'), lines.map((line) => `${line}\n`).join(''));
    const options = {
      extends: path.join(root, 'tsconfig.json'),
      compilerOptions: { types: [] },
      files: ['a.ts', ...files.map((file) => path.join(root, file))],
      include: [],
      references: [],
    };
    writeFileSync(path.join(work, 'tsconfig.json'), JSON.stringify(options));
    const { stdout } = spawnSync('tsc', ['-p', work, '--pretty', 'false'], {
      cwd: work,
      encoding: 'utf8',
    });
    return lines.filter((_, index) => stdout.includes(`a.ts(${index + 1},`));
  } finally {
    rmSync(work, { recursive: true });
  }
}
