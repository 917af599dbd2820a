import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { REPO_ROOT } from '../repo-root.ts';

/** One per line, so that the compiler's line numbers show which platform API still compiles. */
const PLATFORM = [
  'window',
  'document',
  'localStorage',
  'navigator',
  'fetch',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
  'crypto',
  'console',
  'process',
  'Buffer',
  'URLSearchParams',
];

test('no browser or Node API compiles with the options of the core', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'core-platform-'));
  try {
    writeFileSync(path.join(folder, 'a.ts'), PLATFORM.map((name) => `void ${name};\n`).join(''));
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(coreOptions()));
    const { stdout } = spawnSync('tsc', ['-p', folder, '--pretty', 'false'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const refused = PLATFORM.filter((name, index) =>
      stdout
        .split('\n')
        .some((line) => line.startsWith(`a.ts(${index + 1},`) && line.includes(name)),
    );
    expect(refused).toEqual(PLATFORM);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

function coreOptions(): object {
  const core = path.join(REPO_ROOT, 'packages/core');
  return {
    extends: path.join(core, 'tsconfig.json'),
    files: ['a.ts', path.join(core, 'src/platform.d.ts')],
    include: [],
  };
}
