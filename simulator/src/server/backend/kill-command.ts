/** `npm run backend-kills`: 100,000 claims while the backend is killed ten times (docs/backend.md). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { killRun } from './kill-run.ts';
import { compiled } from './program.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kills-'));
try {
  const file = path.join(folder, 'data.sqlite');
  const result = await killRun({
    file,
    claims: 100_000,
    kills: 10,
    program: compiled('cli'),
    random: Math.random,
  });
  process.stdout.write(`${JSON.stringify(result)}\n`);
  if (result.lost + result.doubled + result.unanswered > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
