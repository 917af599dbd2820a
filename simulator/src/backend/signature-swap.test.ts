import { ENDPOINTS, type EndpointName, HEADERS } from '@cangkir/api';
import { keysOf, RESPONSE_CODE } from '@cangkir/core';
import { createSeededRandom, createVirtualClock } from '@cangkir/core/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requestOf } from '../server/backend/claim-run.ts';
import { type Cost, PLENTY } from '../server/backend/cost.ts';
import { ENDPOINT_COSTS } from '../server/backend/endpoint.costs.ts';
import { createPeople, personAt, rushState } from '../server/backend/people.ts';
import { parseJson } from '../shared/parse-json.ts';
import { createBackend } from './backend.ts';
import type { BackendRequest } from './backend.types.ts';
import type { BackendState } from './state.ts';
import { readAnswer } from './testing.ts';

const SEVERAL_FIELDS = keysOf(ENDPOINTS).filter(
  (name) => Object.keys(ENDPOINTS[name].input.entries).length > 1,
);

/** What was sent: the query of a GET or the body of a POST. */
function sentIn({ method, query, body }: BackendRequest): Record<string, unknown> {
  return method === 'GET' ? { ...query } : { ...Object(parseJson(body)) };
}

/** The same values under the same sign, each under the name of another field. */
function swapped(request: BackendRequest, order: readonly number[]): BackendRequest {
  const { time, sign, ...data } = sentIn(request);
  const names = Object.keys(data);
  const ranks = names.map((_, index) => order[index] ?? 0);
  const places = names.map((_, index) => index).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  const values = Object.values(data);
  const other = Object.fromEntries(names.map((name, index) => [name, values[places[index] ?? 0]]));
  const sent = { ...other, time, sign };
  const texts = Object.entries(sent).map(([name, value]) => [name, String(value)]);
  return request.method === 'GET'
    ? { ...request, query: Object.fromEntries(texts) }
    : { ...request, body: JSON.stringify(sent) };
}

/** States of a backend where a request succeeds: the bench knows one of every endpoint. */
const STATES = new Map(SEVERAL_FIELDS.map((name) => [name, stateFor(name)]));

function stateFor<Name extends EndpointName>(name: Name): BackendState {
  const { fill }: Cost<Name> = ENDPOINT_COSTS[name];
  const state = rushState(createPeople(1), PLENTY);
  fill(state, 1, state.startedAt);
  return state;
}

/** A backend, and a request that succeeds there. */
function start<Name extends EndpointName>(name: Name) {
  const { input }: Cost<Name> = ENDPOINT_COSTS[name];
  const state = STATES.get(name) ?? stateFor(name);
  const now = state.startedAt;
  const backend = createBackend({
    clock: createVirtualClock(now),
    random: createSeededRandom(42),
    state,
    webHost: 'localhost',
  });
  return { backend, sent: requestOf(name, input(0), { token: personAt(0).token, key: 'k', now }) };
}

test('values that change places under the same sign do nothing', async () => {
  const names = fc.constantFrom(...SEVERAL_FIELDS);
  const orders = fc.array(fc.integer(), { minLength: 4, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(names, orders, fc.boolean(), async (name, order, isFirstSent) => {
      const { backend, sent } = start(name);
      const other = swapped(sent, order);
      fc.pre(JSON.stringify(sentIn(other)) !== JSON.stringify(sentIn(sent)));
      if (isFirstSent) {
        const first = readAnswer(await backend.handle(sent));
        expect(first.code).toBe(RESPONSE_CODE.success);
      }
      const before = JSON.stringify(backend.peek());
      const { code } = readAnswer(await backend.handle(other));
      expect([RESPONSE_CODE.bodyInvalid, RESPONSE_CODE.notFound]).toContain(code);
      expect(JSON.stringify(backend.peek())).toBe(before);
    }),
    { numRuns: 100 },
  );
});

test('a request under another path changes nothing for anybody but its sender', async () => {
  const paths = fc.constantFrom(...Object.values(ENDPOINTS).map(({ path }) => path));
  const names = fc.constantFrom(...SEVERAL_FIELDS);
  await fc.assert(
    fc.asyncProperty(names, paths, async (name, path) => {
      const { backend, sent } = start(name);
      const headers = { ...sent.headers, [HEADERS.token]: 'nobody' };
      const before = JSON.stringify(backend.peek());
      const { code } = readAnswer(await backend.handle({ ...sent, path, headers }));
      expect(code).not.toBe(RESPONSE_CODE.success);
      expect(JSON.stringify(backend.peek())).toBe(before);
    }),
    { numRuns: 100 },
  );
});
