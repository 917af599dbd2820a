import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Limit, Measure } from '@cangkir/core/testing';
import { fillSmsCodes } from '../../backend/login/login.costs.ts';
import { prepareFile, startClaimRun } from './claim-run.ts';
import { compileProgram } from './compile-program.ts';
import { COSTED_ENDPOINTS, costAmong } from './endpoint.costs.ts';
import { leastOf } from './least-of.ts';
import { nodeClock } from './node-ports.ts';
import { createPeople, rushState } from './people.ts';
import { compiled } from './program.ts';
import { openStore } from './store.ts';
import { UNREAD_LIMITS } from './unread-answers-limits.ts';

/** The claims that a full backend has when it is measured. */
const MANY = 100_000;

/** More people than the measures take. */
const PEOPLE = 2 * MANY;

let started: ReturnType<typeof startBench> | null = null;

/** Starts with the first measure: guards load this file, too. */
function bench(): ReturnType<typeof startBench> {
  started ??= startBench();
  return started;
}

function startBench() {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'rates.sqlite');
  prepareFile(file, PEOPLE);
  return {
    ...startClaimRun(file),
    fileForMemory: path.join(folder, 'memory.sqlite'),
    fileForRestart: path.join(folder, 'restart.sqlite'),
  };
}

/** Takes the backend to so many claims before it is measured. */
async function fill(): Promise<void> {
  while (bench().claims() < MANY) await bench().claim(1000);
}

const LOOKS = 'looks at a campaign, with few claims';
const CLAIMS = 'claims, synced, with few claims';
const LOOKS_OF_MANY = 'looks at a campaign, with 100,000 claims';
const CLAIMS_OF_MANY = 'claims, synced, with 100,000 claims';

export const MEASURES: readonly Measure[] = [
  { what: LOOKS, bar: null, run: () => bench().look() },
  { what: CLAIMS, bar: 1000, run: () => bench().claim() },
  {
    what: LOOKS_OF_MANY,
    bar: null,
    async run() {
      await fill();
      return bench().look();
    },
  },
  {
    what: CLAIMS_OF_MANY,
    bar: 1000,
    async run() {
      await fill();
      return bench().claim();
    },
  },
];

const inMegabytes = { unit: ' MB', max: 250 };
const againstFew = { unit: '×', max: 1.3 };

/** What 100,000 requests of visitors leave behind. */
function prepareKeptAnswers(file: string): void {
  const store = openStore(file);
  const state = rushState(createPeople(1), 1);
  fillSmsCodes(state, MANY, nodeClock.now());
  store.save(state);
  store.close();
}

/** Seconds until the command listens. */
async function secondsToStart(file: string): Promise<number> {
  const before = performance.now();
  const args = [...compiled('cli'), '--port', '0', '--data', file];
  const command = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(command.stdout, 'data');
  const seconds = (performance.now() - before) / 1000;
  const ended = once(command, 'exit');
  command.kill();
  // It has the file.
  await ended;
  return seconds;
}

export const LIMITS: readonly Limit[] = [
  {
    ...againstFew,
    what: 'cost of a look with 100,000 claims, against few',
    measure: (rateOf) => rateOf(LOOKS) / rateOf(LOOKS_OF_MANY),
  },
  {
    ...againstFew,
    what: 'cost of a claim with 100,000 claims, against few',
    measure: (rateOf) => rateOf(CLAIMS) / rateOf(CLAIMS_OF_MANY),
  },
  {
    ...inMegabytes,
    what: 'memory after 100,000 claims of 100,000 people',
    async measure() {
      await compileProgram();
      prepareFile(bench().fileForMemory, MANY);
      return residentMegabytes();
    },
  },
  { ...inMegabytes, what: 'memory after a restart with them', measure: residentMegabytes },
  {
    what: 'restart with 100,000 kept answers',
    unit: ' s',
    max: 5,
    measure() {
      prepareKeptAnswers(bench().fileForRestart);
      return leastOf(5, () => secondsToStart(bench().fileForRestart));
    },
  },
  ...COSTED_ENDPOINTS.map((name) => ({
    ...againstFew,
    what: `cost of ${name} with 100,000 of its kind, against few`,
    measure: () => leastOf(againstFew.max, () => costAmong(name, MANY)),
  })),
  ...UNREAD_LIMITS,
];

/** The resident memory of a process of its own, once its file has all claims. */
function residentMegabytes(): number {
  const args = [...compiled('memory-command'), bench().fileForMemory, String(MANY)];
  const bytes = execFileSync(process.execPath, args);
  return Number(bytes) / 1_000_000;
}
