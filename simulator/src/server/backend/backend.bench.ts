import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Measure } from '@cangkir/core/testing';
import { prepareFile, startClaimRun } from './claim-run.ts';

/** The claims that a full backend has when it is measured. */
const MANY = 100_000;

/** More people than the measures take. */
const PEOPLE = 2 * MANY;

function startBench() {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'data.sqlite');
  prepareFile(file, PEOPLE);
  return startClaimRun(file);
}

const bench = startBench();

/** Takes the backend to so many claims before it is measured. */
async function fill(): Promise<void> {
  while (bench.claims() < MANY) await bench.claim(1000);
}

export const MEASURES: readonly Measure[] = [
  { what: 'looks at a campaign, with few claims', bar: null, run: bench.look },
  { what: 'claims, synced, with few claims', bar: 1000, run: () => bench.claim() },
  {
    what: 'looks at a campaign, with 100,000 claims',
    bar: null,
    async run() {
      await fill();
      return bench.look();
    },
  },
  {
    what: 'claims, synced, with 100,000 claims',
    bar: 1000,
    async run() {
      await fill();
      return bench.claim();
    },
  },
];
