import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ENDPOINTS, type EndpointName, HEADERS, type InputOf } from '@cangkir/api';
import { sha256Hex, sign, signingTime } from '@cangkir/core';
import type { Measure } from '@cangkir/core/testing';
import { createBackend } from '../../backend/backend.ts';
import type { BackendRequest } from '../../backend/backend.types.ts';
import { nodeClock, nodeRandom } from './node-ports.ts';
import { createPeople, RUSH_CAMPAIGN, rushState } from './people.ts';
import { saveChanges } from './save-changes.ts';
import { openStore } from './store.ts';

/** The claims that a full backend has when it is measured. */
const MANY = 100_000;

/** How many people ask at once: they share a sync. */
const AT_ONCE = 50;

/** More than the measures take. */
const PEOPLE = createPeople(2 * MANY);

/** A backend with a file, as the server has it, and people who claim one after another. */
function startBench() {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const backend = createBackend({
    clock: nodeClock,
    random: nodeRandom,
    state: rushState(PEOPLE, PEOPLE.length),
    webHost: 'localhost',
  });
  const commit = saveChanges(backend, openStore(path.join(folder, 'data.sqlite')));
  let next = 0;

  async function askTogether(count: number, request: () => BackendRequest): Promise<number> {
    await Promise.all(
      Array.from({ length: count }, async () => {
        await backend.handle(request());
        await commit();
      }),
    );
    return count;
  }

  return {
    claim: (count = AT_ONCE) =>
      askTogether(count, () => {
        const { token = '', browserId = '' } = PEOPLE[next] ?? {};
        next += 1;
        return requestOf('claim', { sourceId: RUSH_CAMPAIGN, browserId }, token);
      }),
    look: () =>
      askTogether(AT_ONCE, () =>
        requestOf('campaign', { sourceId: RUSH_CAMPAIGN }, PEOPLE[0]?.token ?? ''),
      ),
    claimed: () => next,
  };
}

function requestOf<Name extends EndpointName>(
  name: Name,
  input: InputOf<Name>,
  token: string,
): BackendRequest {
  const { method, path: address } = ENDPOINTS[name];
  const time = signingTime(nodeClock.now());
  const data = { ...input, time, sign: sign(input, time, token, sha256Hex) };
  const texts = Object.entries(data).map(([key, value]) => [key, String(value)]);
  return {
    method,
    path: address,
    query: method === 'GET' ? Object.fromEntries(texts) : {},
    headers: { [HEADERS.token]: token, [HEADERS.idempotencyKey]: token },
    body: JSON.stringify(data),
  };
}

const bench = startBench();

/** Takes the backend to so many claims before it is measured. */
async function fill(): Promise<void> {
  while (bench.claimed() < MANY) await bench.claim(1000);
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
