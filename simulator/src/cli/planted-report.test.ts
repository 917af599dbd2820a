import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { SIMULATOR_ROOT } from '../server/paths.ts';

const PLANT = fileURLToPath(new URL('plant.ts', import.meta.url));
const REPLAY = fileURLToPath(new URL('replay.ts', import.meta.url));
const PLANTED = 'A prize form with mistakes is checked for ever';

/** Runs `npm run replay` on the product, or on the product with the defect. */
function replay(defect: string | null, ...args: readonly string[]) {
  const plant = defect === null ? [] : ['--import', PLANT];
  const env = { ...process.env, ...(defect !== null && { PLANTED: defect }) };
  return new Promise<{ readonly exitCode: unknown; readonly out: string }>((resolve) => {
    execFile(process.execPath, [...plant, REPLAY, ...args], { env }, (error, out) =>
      resolve({ exitCode: error?.code ?? 0, out }),
    );
  });
}

// The walkthrough of docs/qa.md.
test('the report leads to a small scenario that fails on the defect alone', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const at = (name: string) => path.join(folder, name);
  copyFileSync(path.join(SIMULATOR_ROOT, 'planted-report.json'), at('report.json'));

  const made = await replay(PLANTED, '--from', at('report.json'), '--out', at('made.json'));
  expect(made.out).toContain('expect prizeForm filling.checking');
  expect(made.exitCode).toBe(0);

  const text = readFileSync(at('made.json'), 'utf8');
  writeFileSync(at('made.json'), text.replace('filling.checking', 'filling.editing'));
  const shrunk = await replay(PLANTED, '--shrink', at('made.json'));
  expect(shrunk.out).toContain('→ 3 steps');
  expect(await replay(null, at('made.shrunk.json'))).toMatchObject({ exitCode: 0 });
}, 60_000);
