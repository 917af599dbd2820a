import { ENDPOINTS, ENVELOPE, type EndpointName } from '@cangkir/api';
import { keysOf, RESPONSE_CODE } from '@cangkir/core';
import * as v from 'valibot';
import { createBackend } from '../../backend/backend.ts';
import { requestOf } from './claim-run.ts';
import { AT_ONCE, type Cost, LAST_ROUND, PEOPLE, PLENTY, ROUND_MS, WARM_UPS } from './cost.ts';
import { COSTS } from './features.costs.generated.ts';
import { nodeClock, nodeRandom } from './node-ports.ts';
import { IN_MEMORY } from './open-database.ts';
import { createPeople, personAt, rushState } from './people.ts';
import { saveChanges } from './save-changes.ts';
import { openStore } from './store.ts';

/** How many requests with long answers are sent at once. */
const AT_ONCE_LONG = 5;

/** How often a round of short reads is sent: the system counts processor time by the millisecond. */
const REPEATS = 8;

/** In WIB, far from midnight, after which an activity of the day is over. */
const NOON = Date.parse('2026-09-04T12:00:00+07:00');

/** Every endpoint of the contract: one that no `*.costs.ts` of `simulator/src/backend` measures does not compile. */
export const ENDPOINT_COSTS: { readonly [Name in EndpointName]: Cost<Name> } = COSTS;

/** The default number of few records. */
const FEW = 10;

/** The endpoints of the contract. */
export const COSTED_ENDPOINTS = keysOf(ENDPOINT_COSTS);

/** How many times as much processor time a request takes with so many records of its kind as with few. */
export async function costAmong(name: EndpointName, records: number): Promise<number> {
  const few = startRun(name, ENDPOINT_COSTS[name].few ?? FEW);
  const many = startRun(name, records);
  let [fewTotal, manyTotal] = [0, 0];
  for (let round = 0; round <= LAST_ROUND; round += 1) {
    // One after the other, so that both are as warm.
    const [fewTime, manyTime] = [await few.takeTime(round), await many.takeTime(round)];
    if (round < WARM_UPS) continue;
    fewTotal += fewTime;
    manyTotal += manyTime;
  }
  for (const { close } of [few, many]) close();
  return manyTotal / fewTotal;
}

/** Starts a backend with so many records, and sends it the requests that an endpoint is measured by. */
export function startRun<Name extends EndpointName>(name: Name, records: number) {
  const { fill, input, isOncePerPerson = false, isLong = false }: Cost<Name> = ENDPOINT_COSTS[name];
  let now = NOON;
  const state = rushState(createPeople(PEOPLE), PLENTY, now);
  fill(state, records, now);
  const backend = createBackend({
    clock: { ...nodeClock, now: () => now },
    random: nodeRandom,
    state,
    webHost: 'localhost',
  });
  const store = openStore(IN_MEMORY);
  const isChange = ENDPOINTS[name].method === 'POST';
  // A read saves nothing, so its records need not be there.
  const commit = saveChanges(backend, store, isChange);
  const atOnce = isLong ? AT_ONCE_LONG : AT_ONCE;
  const repeats = isChange || isLong ? 1 : REPEATS;

  async function send(index: number): Promise<void> {
    const { token } = personAt(isOncePerPerson ? index : 0);
    const request = requestOf(name, input(index), { token, key: `key-${index}`, now });
    // Each comes from an address of its own.
    const delivery = await backend.handle({ ...request, sender: String(index) });
    await commit();
    const { code } = v.parse(ANSWER, delivery).response.body;
    if (code !== RESPONSE_CODE.success) throw new Error(`${name} was refused with ${code}.`);
  }

  /**
   * Sends a round of requests.
   *
   * @throws Error if one is refused
   */
  async function sendRound(round: number): Promise<void> {
    now = NOON + round * ROUND_MS;
    const indexes = Array.from({ length: atOnce }, (_, index) => round * atOnce + index);
    await Promise.all(indexes.map(send));
  }

  return {
    sendRound,
    /** The processor time of a round. Microseconds. */
    async takeTime(round: number): Promise<number> {
      const before = process.threadCpuUsage();
      for (let times = 0; times < repeats; times += 1) await sendRound(round);
      const { user, system } = process.threadCpuUsage(before);
      return user + system;
    },
    close: store.close,
  };
}

const ANSWER = v.object({
  response: v.object({ body: v.pipe(v.string(), v.parseJson(), ENVELOPE) }),
});
