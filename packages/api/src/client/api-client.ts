import {
  type CallOptions,
  type ChangeOptions,
  type Clock,
  fail,
  failureOfCode,
  type GatewayResult,
  type Language,
  type Random,
  RESPONSE_CODE,
  type RetryPolicy,
  retryCall,
  succeed,
} from '@cangkir/core';
import * as v from 'valibot';
import type { Endpoint, EndpointInput, EndpointOutput } from './endpoint.ts';
import type { Exchange } from './exchange.ts';
import { LIMITED } from './http-wire.ts';
import { createSendRequest, type Reply } from './send-request.ts';
import { type Hash, signedRequest } from './signed-request.ts';

export interface ApiClientOptions {
  readonly exchange: Exchange;
  /** Empty when logged out. */
  token(): string;
  /** The `sourceId` of the link; empty if missing. */
  sourceId(): string;
  language(): Language;
  /** SHA-256, for the signature. */
  readonly hash: Hash;
  /** Follows the server's time, so that a phone with a wrong clock still signs correctly. */
  readonly clock: Clock;
  readonly random: Random;
  /** Receives the `Date` of every answer: milliseconds since the epoch. The clock should follow it. */
  onServerDate?(ms: number): void;
}

/** A POST requires an idempotency key, as the type says. */
export type OptionsOf<Of extends Endpoint> = Of['method'] extends 'POST'
  ? ChangeOptions
  : CallOptions;

/** The backend's answer: code 0 or one of the endpoint's outcome codes, with its data. */
export interface Answer<Of extends Endpoint> {
  readonly code: number;
  readonly data: EndpointOutput<Of>;
}

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

export function createApiClient(options: ApiClientOptions): ApiClient {
  const sendRequest = createSendRequest(options.exchange, options.clock);

  /** Signs and sends one request. */
  async function send(
    endpoint: Endpoint,
    input: Readonly<Record<string, unknown>>,
    { signal, idempotencyKey }: CallOptions & Partial<ChangeOptions>,
  ): Promise<Reply | null> {
    const context = {
      token: options.token(),
      sourceId: options.sourceId(),
      language: options.language(),
      now: options.clock.now(),
      idempotencyKey: idempotencyKey ?? null,
    };
    const request = await signedRequest(endpoint, input, context, options.hash);
    const reply = await sendRequest(request, signal);
    if (typeof reply?.serverDate === 'number') options.onServerDate?.(reply.serverDate);
    return reply;
  }

  /** Sends a request, and repeats it once if the phone's clock made its signature too old. */
  async function sendInTime(...request: Parameters<typeof send>): Promise<Reply | null> {
    const reply = await send(...request);
    const isClockWrong =
      reply?.envelope?.code === RESPONSE_CODE.signatureOld && reply.serverDate !== null;
    return isClockWrong ? send(...request) : reply;
  }

  return {
    async call(endpoint, input, callOptions) {
      const { result } = await retryCall(
        async () => parseReply(endpoint, await sendInTime(endpoint, input, callOptions)),
        REQUEST_RETRIES[endpoint.method],
        options,
        callOptions.signal,
      );
      return result;
    },
  };
}

function parseReply<Of extends Endpoint>(
  { outcomes, output }: Of,
  reply: Reply | null,
): GatewayResult<Answer<Of>> {
  if (reply === null) return fail({ kind: 'unreachable' });
  const { status, envelope } = reply;
  // A gateway's error page: as after a lost connection, the request may have arrived.
  if (envelope === null) return fail({ kind: status >= 500 ? 'unreachable' : 'malformed' });

  const { code } = envelope;
  if (code !== RESPONSE_CODE.success && !outcomes.includes(code)) {
    const limited = v.safeParse(LIMITED, envelope.data);
    const failure = failureOfCode(code);
    if (failure.kind === 'limited' && limited.success) {
      return fail({ ...failure, ...limited.output });
    }
    // A broken backend may have started, and its code says nothing else.
    const isBroken = status >= 500 && failure.kind === 'unrecognized';
    return fail(isBroken ? { kind: 'busy', code } : failure);
  }
  const schema: Of['output'] = output;
  const data = v.safeParse(schema, envelope.data);
  if (data.success) return succeed({ code, data: data.output });
  // An outcome whose data cannot be read is still a decision: its code says which.
  return fail(code === RESPONSE_CODE.success ? { kind: 'malformed' } : failureOfCode(code));
}
