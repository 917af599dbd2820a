import { ENDPOINTS, ENVELOPE, type EndpointName, HEADERS, type InputOf } from '@cangkir/api';
import { type Language, sha256Hex, sign, signingTime } from '@cangkir/core';
import { createSeededRandom, createVirtualClock } from '@cangkir/core/testing';
import { TRACKING, type TrackingEvent } from '@cangkir/core/tracking';
import * as v from 'valibot';
import { createBackend } from './backend.ts';
import type { BackendRequest, Delivery, Sms } from './backend.types.ts';
import { changeState, type StateChange } from './change-state.ts';
import { FIXTURES, type FixtureName } from './fixtures.ts';

/** A Friday, 15:00 WIB. */
export const START = Date.UTC(2026, 8, 4, 8);

/** The sender of a test request. */
export interface Requester {
  readonly token?: string;
  /** By default, every change has its own key. */
  readonly key?: string;
  readonly language?: Language;
  /** Its network address. */
  readonly address?: string;
}

/** A parsed answer. */
export type Answer = v.InferOutput<typeof ENVELOPE>;

/** A backend on a virtual clock, a client that signs like the app, and the sent SMS. */
export function startBackend(fixture: FixtureName = 'everyday') {
  const clock = createVirtualClock(START);
  const backend = createBackend({
    clock,
    random: createSeededRandom(42),
    state: FIXTURES[fixture].create(START),
    webHost: 'localhost',
  });
  const inbox: Sms[] = [];
  backend.on('sms', (sms) => inbox.push(sms));
  let keys = 0;

  function request<Name extends EndpointName>(
    name: Name,
    input: InputOf<Name>,
    { token = '', key, language = 'id', address }: Requester = {},
  ): BackendRequest {
    const { method, path } = ENDPOINTS[name];
    keys += 1;
    const time = signingTime(clock.now());
    const data = { ...input, time, sign: sign(input, time, token, sha256Hex) };
    return {
      method,
      path,
      query: method === 'GET' ? textsOf(data) : {},
      headers: {
        [HEADERS.token]: token,
        [HEADERS.language]: language,
        [HEADERS.idempotencyKey]: key ?? `key-${keys}`,
      },
      body: method === 'POST' ? JSON.stringify(data) : '',
      ...(address !== undefined && { sender: address }),
    };
  }

  async function ask<Name extends EndpointName>(
    name: Name,
    input: InputOf<Name>,
    requester?: Requester,
  ): Promise<Answer> {
    return readAnswer(await backend.handle(request(name, input, requester)));
  }

  /** Logs a phone in by SMS. Returns its token. */
  async function logIn(phone: string): Promise<string> {
    await ask('sendCode', { phone });
    const code = inbox.at(-1)?.code ?? '';
    const { data } = await ask('logIn', { phone, code });
    return v.parse(ENDPOINTS.logIn.output, data).token;
  }

  /** Changes its state, by JSON Pointer. */
  function set(values: StateChange['set']): void {
    const changed = changeState(backend.snapshot(), { set: values, remove: [] });
    if (!changed.ok) throw new Error(changed.failure.message);
    backend.edit(changed.value);
  }

  return { backend, clock, inbox, request, ask, logIn, set };
}

/** A batch of statistics, as the app sends it. */
export function statistics(
  ...events: readonly Pick<TrackingEvent, 'name' | 'properties'>[]
): BackendRequest {
  const sent = events.map((event, index) => ({
    id: `event-${index}`,
    at: START,
    sessionId: 'session',
    ...event,
  }));
  return {
    method: 'POST',
    path: TRACKING.path,
    query: TRACKING.query,
    headers: {},
    body: JSON.stringify({ events: sent }),
  };
}

/** Reads the envelope of a delivery. */
export function readAnswer(delivery: Delivery): Answer {
  if (delivery.kind !== 'answered') throw new Error(`There is no answer: ${delivery.kind}.`);
  return v.parse(v.pipe(v.string(), v.parseJson(), ENVELOPE), delivery.response.body);
}

function textsOf(data: object): Record<string, string> {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, String(value)]));
}
