import { ENDPOINTS, type EndpointName, HEADERS, type InputOf } from '@cangkir/api';
import { RESPONSE_CODE } from '@cangkir/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keysOf } from '../shared/keys-of.ts';
import { parseJson } from '../shared/parse-json.ts';
import type { BackendRequest } from './backend.types.ts';
import { readAnswer, startBackend } from './testing.ts';

type Inputs = { readonly [Name in EndpointName]?: InputOf<Name> };

const PHONE = '+6281234567890';

/** A request that succeeds, of every endpoint that has several fields. */
const SUCCESSES: Inputs = {
  claim: { sourceId: 'kopi-susu', browserId: 'device-1' },
  bargainInvitation: { activityCode: 'nego-kopi', assistanceCode: 'bantu-newcomer' },
  assistBargain: { activityCode: 'nego-kopi', assistanceCode: 'bantu-newcomer' },
  sponsorBargain: { activityCode: 'nego-pilih', prizeId: 'cake', shared: false },
  exchangeGift: { activityCode: 'tukar-poin', giftId: 'tote-bag', quantity: 1 },
  buyPack: { packId: 'hemat-siang', quantity: 1 },
  logIn: { phone: PHONE, code: '' },
  checkInToActivity: { id: 'seduh-hari-ini', code: 'host-seduh-hari-ini' },
  sendPrizeForm: {
    drawId: 'draw-tumbler',
    recipient: { name: 'Teman', phone: PHONE, address: 'Jl. Kopi 1' },
  },
};

const SEVERAL_FIELDS = keysOf(ENDPOINTS).filter(
  (name) => Object.keys(ENDPOINTS[name].input.entries).length > 1,
);

test('has a request of every endpoint whose values could be swapped', () => {
  expect(Object.keys(SUCCESSES).toSorted()).toEqual(SEVERAL_FIELDS.toSorted());
});

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

async function requestOf(name: EndpointName) {
  const started = startBackend();
  const { backend, request, ask, inbox } = started;
  const input = { ...Object(SUCCESSES[name]) };
  if (name === 'logIn') {
    await ask('sendCode', { phone: PHONE });
    input.code = inbox[0]?.code ?? '';
  }
  const token = backend.logInAs('member')?.token ?? '';
  return { ...started, sent: request(name, input, { token, key: 'k' }) };
}

test('values that change places under the same sign do nothing', async () => {
  const names = fc.constantFrom(...SEVERAL_FIELDS);
  const orders = fc.array(fc.integer(), { minLength: 4, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(names, orders, fc.boolean(), async (name, order, isFirstSent) => {
      const { backend, sent } = await requestOf(name);
      const other = swapped(sent, order);
      fc.pre(JSON.stringify(sentIn(other)) !== JSON.stringify(sentIn(sent)));
      if (isFirstSent) {
        const first = readAnswer(await backend.handle(sent));
        expect(first.code).toBe(RESPONSE_CODE.success);
      }
      const before = JSON.stringify(backend.snapshot());
      const { code } = readAnswer(await backend.handle(other));
      expect([RESPONSE_CODE.bodyInvalid, RESPONSE_CODE.notFound]).toContain(code);
      expect(JSON.stringify(backend.snapshot())).toBe(before);
    }),
    { numRuns: 100 },
  );
});

test('a request under another path changes nothing for anybody but its sender', async () => {
  const paths = fc.constantFrom(...Object.values(ENDPOINTS).map(({ path }) => path));
  const names = fc.constantFrom(...SEVERAL_FIELDS);
  await fc.assert(
    fc.asyncProperty(names, paths, async (name, path) => {
      const { backend, sent } = await requestOf(name);
      const headers = { ...sent.headers, [HEADERS.token]: 'nobody' };
      const before = JSON.stringify(backend.snapshot());
      const { code } = readAnswer(await backend.handle({ ...sent, path, headers }));
      expect(code).not.toBe(RESPONSE_CODE.success);
      expect(JSON.stringify(backend.snapshot())).toBe(before);
    }),
    { numRuns: 100 },
  );
});
