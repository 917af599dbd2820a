import {
  type CallOptions,
  type ChangeOptions,
  type Clock,
  fail,
  failureOfCode,
  type GatewayFailure,
  type GatewayResult,
  type Language,
  type Random,
  RESPONSE_CODE,
  type RetryPolicy,
  retryCall,
} from '@cangkir/core';
import * as v from 'valibot';
import { type Endpoint, type EndpointInput, PRODUCT_PATH } from './endpoint.ts';
import type { Exchange } from './exchange.ts';
import { LIMITED } from './http-wire.ts';
import { type Answer, type AnswerFailure, parseAnswer } from './parse-answer.ts';
import { createSendRequest, type ReceivedAnswer } from './send-request.ts';
import { type Hash, signedRequest } from './signed-request.ts';

export interface ApiClientOptions {
  readonly exchange: Exchange;
  /** Empty when logged out. */
  token(): string;
  /** The source of the visit; empty if unknown. */
  sourceId(): string;
  language(): Language;
  /** SHA-256, for the signature. */
  readonly hash: Hash;
  /** Follows the server's time, so that a phone with a wrong clock still signs correctly. */
  readonly clock: Clock;
  readonly random: Random;
  /** Receives the `Date` of every answer: milliseconds since the epoch. The clock should follow it. */
  onServerDate?(ms: number): void;
  /** Receives what each call came to: a code that the contract knows, or a kind of failure. */
  onOutcome?(endpoint: string, outcome: number | GatewayFailure['kind']): void;
  /** Hears each request that is sent, with the schemas of its data. What it returns hears what came of it. */
  onRequest?(
    name: string,
    contract: readonly v.GenericSchema[],
  ): (outcome: number | string, data: unknown) => void;
  /** Receives each field that breaks the contract. */
  onMalformed?(endpoint: string, field: string): void;
}

/** A POST requires an idempotency key, as the type says. */
export type OptionsOf<Of extends Endpoint> = Of['method'] extends 'POST'
  ? ChangeOptions
  : CallOptions;

/** The client side of the HTTP contract. */
export interface ApiClient {
  /**
   * Sends a signed request (specification, section 7). Always resolves. An aborted call resolves with `unreachable`, as
   * it may have been carried out.
   *
   * Each request has the time limit {@link REQUEST_TIMEOUT_MS}. A GET is sent up to three times if there is no answer,
   * or if the backend is busy or broken. A POST is sent once. If the signature was too old, nothing was done: the clock
   * adopts the server's time, and the request is sent once more.
   */
  call<Of extends Endpoint>(
    endpoint: Of,
    input: EndpointInput<Of>,
    options: OptionsOf<Of>,
  ): Promise<GatewayResult<Answer<Of>>>;
}

/** How often a request is sent. A GET is safe to repeat. A POST is sent once: its caller retries with the same idempotency key. */
export const REQUEST_RETRIES: { readonly [Method in Endpoint['method']]: RetryPolicy } = {
  GET: { tries: 3, firstPauseMs: 500 },
  POST: { tries: 1, firstPauseMs: 0 },
};

/** What comes of a request that its caller gave up. */
const ABORTED = 'aborted';

export function createApiClient(options: ApiClientOptions): ApiClient {
  const sendRequest = createSendRequest(options.exchange, options.clock);

  /** Signs and sends one request. */
  async function send(
    endpoint: Endpoint,
    input: Readonly<Record<string, unknown>>,
    { signal, idempotencyKey }: CallOptions & Partial<ChangeOptions>,
  ): Promise<ReceivedAnswer | null> {
    const context = {
      token: options.token(),
      sourceId: options.sourceId(),
      language: options.language(),
      now: options.clock.now(),
      idempotencyKey: idempotencyKey ?? null,
    };
    const request = await signedRequest(endpoint, input, context, options.hash);
    const received = await sendRequest(request, signal);
    if (typeof received?.serverDate === 'number') options.onServerDate?.(received.serverDate);
    return received;
  }

  /** Sends a request, and repeats it once if the phone's clock made its signature too old. */
  async function sendInTime<Of extends Endpoint>(
    endpoint: Of,
    ...request: [input: EndpointInput<Of>, callOptions: OptionsOf<Of>]
  ): Promise<GatewayResult<Answer<Of>>> {
    const { received, result } = await sendOnce(endpoint, ...request);
    const isClockWrong = isSignatureOld(result) && received?.serverDate !== null;
    return isClockWrong ? (await sendOnce(endpoint, ...request)).result : result;
  }

  async function sendOnce<Of extends Endpoint>(
    endpoint: Of,
    ...request: [input: EndpointInput<Of>, callOptions: OptionsOf<Of>]
  ) {
    const { signal } = request[1];
    const hear = options.onRequest?.(`${endpoint.method} ${endpoint.path}`, [
      endpoint.output,
      LIMITED,
    ]);
    const received = await send(endpoint, ...request);
    const result = read(endpoint, received);
    const outcome = signal?.aborted ? ABORTED : outcomeOf(result);
    hear?.(outcome, result.ok ? result.value.data : result.failure);
    return { received, result };
  }

  function read<Of extends Endpoint>(
    endpoint: Of,
    received: ReceivedAnswer | null,
  ): GatewayResult<Answer<Of>> {
    if (received === null) return fail({ kind: 'unreachable' });
    const answer = parseAnswer(endpoint, received.json);
    if (answer.ok) return answer;
    const { failure } = answer;
    if (failure.kind === 'malformed') options.onMalformed?.(nameOf(endpoint), failure.field);
    return fail(failureOf(failure, received.status));
  }

  return {
    async call(endpoint, input, callOptions) {
      const { result } = await retryCall(
        () => sendInTime(endpoint, input, callOptions),
        REQUEST_RETRIES[endpoint.method],
        options,
        callOptions.signal,
      );
      options.onOutcome?.(nameOf(endpoint), outcomeOf(result));
      return result;
    },
  };
}

function nameOf({ path }: Endpoint): string {
  return path.slice(PRODUCT_PATH.length);
}

function outcomeOf(result: GatewayResult<Answer<Endpoint>>): number | GatewayFailure['kind'] {
  if (result.ok) return result.value.code;
  const { failure } = result;
  const isKnown = 'code' in failure && failureOfCode(failure.code).kind !== 'unrecognized';
  return isKnown ? failure.code : failure.kind;
}

function failureOf(answer: AnswerFailure, status: number): GatewayFailure {
  switch (answer.kind) {
    case 'foreign':
      // A gateway's error page: as after a lost connection, the request may have arrived.
      return { kind: status >= 500 ? 'unreachable' : 'malformed' };
    case 'malformed':
      // An outcome whose data cannot be read is still a decision: its code says which.
      return answer.code === RESPONSE_CODE.success
        ? { kind: 'malformed' }
        : failureOfCode(answer.code);
    case 'refused':
      return refusalOf(answer.code, answer.data, status);
  }
}

function refusalOf(code: number, data: unknown, status: number): GatewayFailure {
  const failure = failureOfCode(code);
  const limited = v.safeParse(LIMITED, data);
  if (failure.kind === 'limited' && limited.success) return { ...failure, ...limited.output };
  // A broken backend may have started, and its code says nothing else.
  return status >= 500 && failure.kind === 'unrecognized' ? { kind: 'busy', code } : failure;
}

function isSignatureOld(result: GatewayResult<unknown>): boolean {
  return (
    !result.ok && 'code' in result.failure && result.failure.code === RESPONSE_CODE.signatureOld
  );
}
