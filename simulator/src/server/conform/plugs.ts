import { setTimeout } from 'node:timers/promises';
import { ENDPOINTS, type EndpointName, HEADERS } from '@cangkir/api';
import { RESPONSE_CODE, sha256Hex, sign, signingTime } from '@cangkir/core';
import * as v from 'valibot';
import { dataOf } from '../../backend/apply-rules.ts';
import type { Backend } from '../../backend/backend.ts';
import type { BackendRequest, BackendResponse, Delivery } from '../../backend/backend.types.ts';
import { copyOf } from '../../backend/copy-of.ts';
import { routeOf } from '../../backend/routes.ts';
import { judgeSignature, type SignatureVerdict, unsigned } from '../../backend/signature.ts';
import type { DraftState } from '../../backend/state.ts';
import { isJsonObject, type JsonObject } from '../../shared/json-object.ts';
import { parseJson } from '../../shared/parse-json.ts';
import { nodeRandom } from '../backend/node-ports.ts';

/** Stands between the network and the backend, and makes it wrong. */
export type Plug = (
  request: BackendRequest,
  next: (request: BackendRequest) => Promise<Delivery>,
  backend: Backend,
) => Promise<Delivery>;

/** An answer's envelope, whatever it is made of. */
type Envelope = JsonObject & { readonly code?: unknown; readonly data?: unknown };

/** How long a change takes, so that two can come together. */
const SLOW_MS = 20;

/** Endpoints; null for all. */
type Where = EndpointName | readonly EndpointName[] | null;

/* Answers. */

/** Changes the answers of endpoints. */
export function answers(
  where: Where,
  change: (response: BackendResponse) => BackendResponse,
): Plug {
  return async (request, next) => {
    const delivery = await next(request);
    return isAt(where, request) && delivery.kind === 'answered'
      ? { ...delivery, response: change(delivery.response) }
      : delivery;
  };
}

/** Changes the envelopes of answers. */
export function envelopes(where: Where, change: (envelope: Envelope) => unknown): Plug {
  return answers(where, (response) => {
    const envelope = parseJson(response.body);
    const body = JSON.stringify(isJsonObject(envelope) ? change(envelope) : envelope);
    return { ...response, body };
  });
}

/** Changes the data of successes. */
export function data(where: Where, change: (data: unknown) => unknown): Plug {
  return envelopes(where, (envelope) =>
    envelope.code === RESPONSE_CODE.success
      ? { ...envelope, data: change(envelope.data) }
      : envelope,
  );
}

/** Changes what is at a place of the data of successes, such as `vouchers.*.code`. */
export function at(where: Where, place: string, change: (value: unknown) => unknown): Plug {
  return data(where, (value) => changedAt(value, place.split('.'), change));
}

/** Says the same at a place each time. */
export function says(where: Where, place: string, value: unknown): Plug {
  return at(where, place, () => value);
}

/** Leaves out a place. */
export function lacks(where: Where, place: string): Plug {
  return says(where, place, undefined);
}

/** Answers one code by another, and nothing else. */
export function recodes(where: Where, from: number, to: number, data?: unknown): Plug {
  return envelopes(where, (envelope) =>
    envelope.code === from
      ? { ...envelope, code: to, ...(data !== undefined && { data }) }
      : envelope,
  );
}

/** Sends another header; null for none. */
export function header(name: string, value: string | null): Plug {
  return answers(null, (response) => {
    const { [name]: _, ...others } = response.headers;
    return { ...response, headers: value === null ? others : { ...others, [name]: value } };
  });
}

function changedAt(
  value: unknown,
  [step, ...rest]: readonly string[],
  change: (value: unknown) => unknown,
): unknown {
  if (step === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((item, index) =>
      step === '*' || step === String(index) ? changedAt(item, rest, change) : item,
    );
  }
  return isJsonObject(value) ? { ...value, [step]: changedAt(value[step], rest, change) } : value;
}

/* Requests. */

/** A request as a careless backend takes it: null as it is. */
type Rewrite = (request: BackendRequest, backend: Backend) => Rewritten | null;

interface Rewritten {
  readonly data?: JsonObject;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Takes requests for others. Their signature has to hold. */
export function takes(where: Where, rewrite: Rewrite): Plug {
  return async (request, next, backend) => {
    const verdict = verdictOn(request);
    const isSound = verdict === 'holds' || verdict === 'notNeeded';
    const change = isAt(where, request) && isSound ? rewrite(request, backend) : null;
    return next(change === null ? request : signedAgain(request, change));
  };
}

/** Does not mind these faults of a signature. */
export function ignoresSignature(where: Where, ...faults: readonly SignatureVerdict[]): Plug {
  return async (request, next) =>
    next(
      isAt(where, request) && faults.includes(verdictOn(request))
        ? signedAgain(request, {})
        : request,
    );
}

/** Takes a signature for valid that is one of what this makes of a request. */
export function comparesSignatureWith(
  others: (request: BackendRequest, backend: Backend) => readonly BackendRequest[],
): Plug {
  return async (request, next, backend) => {
    if (verdictOn(request) !== 'forged') return next(request);
    const valid = others(request, backend).find((other) => verdictOn(other) === 'holds');
    return next(valid === undefined ? request : signedAgain(request, { data: inputOf(valid) }));
  };
}

/** Takes another token for that of a request; null for the same one. */
export function takesToken(
  where: Where,
  choose: (token: string, backend: Backend, request: BackendRequest) => string | null,
): Plug {
  return takes(where, (request, backend) => {
    const token = choose(request.headers[HEADERS.token] ?? '', backend, request);
    return token === null ? null : { headers: { [HEADERS.token]: token } };
  });
}

/** Takes another key for that of a request. */
export function takesKey(
  where: Where,
  choose: (key: string, request: BackendRequest) => string,
): Plug {
  return takes(where, (request) => {
    const key = request.headers[HEADERS.idempotencyKey] ?? '';
    return request.method === 'GET'
      ? null
      : { headers: { [HEADERS.idempotencyKey]: choose(key, request) } };
  });
}

/** Knows what was answered under a key, and not to whom. */
export function sharesKeys(): Plug {
  const kept = new Map<string, Delivery>();
  return async (request, next) => {
    const key = request.headers[HEADERS.idempotencyKey];
    if (key === undefined) return next(request);
    const delivery = kept.get(key) ?? (await next(request));
    if (codeOf(delivery) === RESPONSE_CODE.success) kept.set(key, delivery);
    return delivery;
  };
}

/** Knows a key once its change is made: two that come together are two changes. */
export function racesKeys(where: Where): Plug {
  const pending = new Set<string>();
  const taken = takesKey(where, (key) => (pending.has(key) ? freshKey() : key));
  return async (request, next, backend) => {
    const key = request.headers[HEADERS.idempotencyKey] ?? '';
    return taken(
      request,
      async (asked) => {
        pending.add(key);
        await setTimeout(SLOW_MS);
        const delivery = await next(asked);
        pending.delete(key);
        return delivery;
      },
      backend,
    );
  };
}

/** A key that nobody sent before. */
export function freshKey(): string {
  return nodeRandom.uuid();
}

/** Takes another input for that of a request. */
export function takesInput(where: Where, change: (input: JsonObject) => JsonObject): Plug {
  return takes(where, (request) => ({ data: change(inputOf(request)) }));
}

/** The input of a request. */
export function inputOf(request: BackendRequest): JsonObject {
  return unsigned(dataOf(request) ?? {});
}

/** A token of somebody. */
export function tokenOf(backend: Backend, userId: string): string | null {
  const sessions = Object.entries(backend.peek().sessions);
  return sessions.find(([, session]) => session.userId === userId)?.[0] ?? null;
}

function signedAgain(request: BackendRequest, { data, headers }: Rewritten): BackendRequest {
  const input = data ?? inputOf(request);
  const sent = { ...request.headers, ...headers };
  const time = signingTime(Date.now());
  const signed = { ...input, time, sign: sign(input, time, sent[HEADERS.token] ?? '', sha256Hex) };
  return request.method === 'GET'
    ? { ...request, headers: sent, query: textsOf(signed) }
    : { ...request, headers: sent, body: JSON.stringify(signed) };
}

function textsOf(values: JsonObject): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

function verdictOn(request: BackendRequest): SignatureVerdict {
  const endpoint = { isSigned: routeOf(request)?.isSigned ?? true };
  const token = request.headers[HEADERS.token] ?? '';
  return judgeSignature(endpoint, dataOf(request) ?? {}, token, Date.now());
}

/* What is done. */

/** Changes the state after a success, as if the rule had left something out. */
export function forgets(where: Where, undo: (state: DraftState, before: DraftState) => void): Plug {
  return async (request, next, backend) => {
    if (!isAt(where, request)) return next(request);
    const before = copyOf(backend.peek());
    const delivery = await next(request);
    if (codeOf(delivery) === RESPONSE_CODE.success) edit(backend, (state) => undo(state, before));
    return delivery;
  };
}

/** Changes the state before a request, as if the rule did not look at it. */
export function overlooks(
  where: Where,
  change: (state: DraftState, input: JsonObject) => void,
): Plug {
  return async (request, next, backend) => {
    if (isAt(where, request)) edit(backend, (state) => change(state, inputOf(request)));
    return next(request);
  };
}

/** Answers by a second plug where the first one answers a code. */
export function instead(where: Where, code: number, plug: Plug): Plug {
  return async (request, next, backend) => {
    const delivery = await next(request);
    return isAt(where, request) && codeOf(delivery) === code
      ? plug(request, next, backend)
      : delivery;
  };
}

/** Does what it refused with a code, once the state is changed so that it can. */
export function relents(
  where: Where,
  code: number,
  change: (state: DraftState, input: JsonObject) => void,
): Plug {
  return instead(where, code, overlooks(where, change));
}

/** Answers what nobody asked the backend. */
export function replies(
  where: Where,
  when: (request: BackendRequest) => boolean,
  code: number,
): Plug {
  return async (request, next) =>
    isAt(where, request) && when(request) ? reply(code, await next(request)) : next(request);
}

function reply(code: number, delivery: Delivery): Delivery {
  if (delivery.kind !== 'answered') return delivery;
  const body = JSON.stringify({ code, msg: '', data: null });
  return { ...delivery, response: { ...delivery.response, body } };
}

function edit(backend: Backend, change: (state: DraftState) => void): void {
  const state = copyOf(backend.peek());
  change(state);
  backend.edit(state);
}

const ENVELOPE_BODY = v.pipe(v.string(), v.parseJson(), v.looseObject({ code: v.number() }));

/** The code of an answer; null if there is none. */
export function codeOf(delivery: Delivery): number | null {
  if (delivery.kind !== 'answered') return null;
  const envelope = v.safeParse(ENVELOPE_BODY, delivery.response.body);
  return envelope.success ? envelope.output.code : null;
}

function isAt(where: Where, { path, method }: BackendRequest): boolean {
  if (where === null) return true;
  return [where]
    .flat()
    .some((name) => ENDPOINTS[name].path === path && ENDPOINTS[name].method === method);
}
