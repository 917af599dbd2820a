import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { ENDPOINTS, ENVELOPE, HEADERS } from '@cangkir/api';
import { sha256Hex, sign, signingTime } from '@cangkir/core';
import * as v from 'valibot';
import { createPeople, type Person, RUSH_CAMPAIGN, rushState } from './people.ts';
import { openStore } from './store.ts';

/** The result of a run: all but `claims` has to be 0. */
export interface KillResult {
  /** The claims in the file at the end. */
  readonly claims: number;
  /** Answered vouchers that the file does not have. */
  readonly lost: number;
  /** People with more than one claim or voucher. */
  readonly doubled: number;
  /** People without an answer. */
  readonly unanswered: number;
}

interface KillOptions {
  /** The file of the data, which does not exist yet. */
  readonly file: string;
  readonly claims: number;
  readonly kills: number;
  /** The arguments of Node that run the backend's command. */
  readonly program: readonly string[];
  /** From 0 to 1: decides the moments of the kills. */
  random(): number;
}

/** How many people claim at once. */
const AT_ONCE = 100;

/**
 * Lets people claim a voucher each while the backend is killed with SIGKILL at random moments and started again.
 * Everybody sends the same key until they have an answer.
 */
export async function killRun(options: KillOptions): Promise<KillResult> {
  const { file, claims, kills, program, random } = options;
  const people = createPeople(claims);
  const store = openStore(file);
  store.save(rushState(people, claims));
  store.close();

  const answered = new Map<string, string>();
  const killAt = Array.from({ length: kills }, () => Math.floor(random() * claims)).sort(
    (one, other) => other - one,
  );
  const start = () => startProgram(program, file);
  let backend = start();
  let isStarting = false;
  const waiting = people.values();

  async function killOnce(): Promise<void> {
    isStarting = true;
    killAt.pop();
    const { child } = await backend;
    const killed = once(child, 'exit');
    child.kill('SIGKILL');
    backend = killed.then(start);
    await backend;
    isStarting = false;
  }

  async function claimOneByOne(): Promise<void> {
    for (const person of waiting) {
      answered.set(person.id, await claimUntilAnswered(() => backend, person));
      if (!isStarting && answered.size > (killAt.at(-1) ?? claims)) await killOnce();
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, claimOneByOne));
  const { child } = await backend;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  return judge(file, people, answered);
}

/** Starts the backend in a process of its own. */
export async function startProgram(
  program: readonly string[],
  file: string,
): Promise<{ child: ChildProcessByStdio<null, Readable, null>; origin: string }> {
  const child = spawn(process.execPath, [...program, '--port', '0', '--data', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.setEncoding('utf8');
  const [text] = await once(child.stdout, 'data');
  // Keep reading its output, or it blocks.
  child.stdout.resume();
  const origin = /http:\/\/[^/\s]+/.exec(String(text))?.[0];
  if (origin === undefined) throw new Error(`It does not listen: ${text}`);
  return { child, origin };
}

const CLAIMED = v.object({ ...ENVELOPE.entries, data: v.object({ voucherId: v.string() }) });

/** Sends a claim again to the next backend when one is killed. */
async function claimUntilAnswered(
  backend: () => ReturnType<typeof startProgram>,
  person: Person,
): Promise<string> {
  const { token, browserId, idempotencyKey } = person;
  for (;;) {
    const { origin } = await backend();
    const input = { activityCode: RUSH_CAMPAIGN, browserId };
    const time = signingTime(Date.now());
    try {
      const response = await fetch(origin + ENDPOINTS.claim.path, {
        method: 'POST',
        headers: { [HEADERS.token]: token, [HEADERS.idempotencyKey]: idempotencyKey },
        body: JSON.stringify({ ...input, time, sign: sign(input, time, token, sha256Hex) }),
      });
      return v.parse(CLAIMED, await response.json()).data.voucherId;
    } catch (error) {
      if (v.isValiError(error)) throw error;
    }
  }
}

function judge(
  file: string,
  people: readonly Person[],
  answered: ReadonlyMap<string, string>,
): KillResult {
  const store = openStore(file);
  const state = store.load();
  store.close();
  if (state === null) throw new Error('Nothing was kept.');
  const kept = new Map(state.claims.map(({ userId, voucherId }) => [userId, voucherId]));
  const vouchers = Object.values(state.vouchers).filter(({ ownerId }) => kept.has(ownerId));
  const lost = [...answered].filter(
    ([userId, voucherId]) => kept.get(userId) !== voucherId || !(voucherId in state.vouchers),
  );
  return {
    claims: state.claims.length,
    lost: lost.length,
    doubled: state.claims.length - kept.size + vouchers.length - kept.size,
    unanswered: people.length - answered.size,
  };
}
