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
  succeed,
} from '@cangkir/core';
import * as v from 'valibot';
import type { Endpoint, EndpointInput, EndpointOutput } from './endpoint.ts';
import { createExchange, type Reply } from './exchange.ts';
import { attemptsOf, backOffAfter, isPassing, pause } from './retry.ts';
import { type Hash, signedRequest } from './signed-request.ts';

export interface ApiClientOptions {
  /** Before every path; empty for the page's own origin. */
  readonly baseUrl: string;
  /** The platform's own by default. */
  readonly fetch?: typeof globalThis.fetch;
  /** Empty when logged out. */
  token(): string;
  /** The `sourceId` of the link; empty where it has none. */
  sourceId(): string;
  language(): Language;
  /** SHA-256, for the signature. */
  readonly hash: Hash;
  /** Follows the server's time, so that a phone whose clock is wrong still signs in time. */
  readonly clock: Clock;
  readonly random: Random;
  /** Hears the `Date` of every answer: milliseconds since the epoch. The clock is to follow it. */
  onServerDate?(ms: number): void;
}

/** A call that changes something takes an idempotency key; the type asks for it. */
export type OptionsOf<Of extends Endpoint> = Of['method'] extends 'POST'
  ? ChangeOptions
  : CallOptions;

/** What the backend answered: 0, or one of the endpoint's outcome codes, with its data. */
export interface Answer<Of extends Endpoint> {
  readonly code: number;
  readonly data: EndpointOutput<Of>;
}

/** The page's end of the HTTP contract. */
export interface ApiClient {
  /**
   * Sends a request, signed (specification, section 7). Resolves always; a call that its signal ends
   * resolves with `unreachable`, since it may have been carried out.
   *
   * Each request may take {@link REQUEST_TIMEOUT}. A GET is sent up to three times, as long as nothing
   * comes back, or the backend is busy or broken. A POST is sent once. Either is sent once more when its
   * signature was too old, after the clock has taken over the server's time: nothing was done then.
   */
  call<Of extends Endpoint>(
    endpoint: Of,
    input: EndpointInput<Of>,
    options: OptionsOf<Of>,
  ): Promise<GatewayResult<Answer<Of>>>;
}

/** Opens the page's end of the HTTP contract. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { clock, random } = options;
  const exchange = createExchange({
    baseUrl: options.baseUrl,
    fetch: options.fetch ?? globalThis.fetch,
    clock,
  });

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
      now: clock.now(),
      idempotencyKey: idempotencyKey ?? null,
    };
    const request = await signedRequest(endpoint, input, context, options.hash);
    const reply = await exchange(request, signal);
    if (typeof reply?.serverDate === 'number') options.onServerDate?.(reply.serverDate);
    return reply;
  }

  /** Sends a request, once more when the phone's clock made its signature too old. */
  async function sendInTime(...request: Parameters<typeof send>): Promise<Reply | null> {
    const reply = await send(...request);
    const clockWasWrong =
      reply?.envelope?.code === RESPONSE_CODE.signatureOld && reply.serverDate !== null;
    return clockWasWrong ? send(...request) : reply;
  }

  return {
    async call(endpoint, input, callOptions) {
      const attempts = attemptsOf(endpoint.method);
      for (let attempt = 1; ; attempt += 1) {
        const reply = await sendInTime(endpoint, input, callOptions);
        if (attempt === attempts || !isPassing(reply)) return readReply(endpoint, reply);
        // Where the person has left, neither the wait nor the next attempt takes any time.
        await pause(backOffAfter(attempt, random), clock, callOptions.signal);
      }
    },
  };
}

function readReply<Of extends Endpoint>(
  { outcomeCodes, output }: Of,
  reply: Reply | null,
): GatewayResult<Answer<Of>> {
  if (reply === null) return fail({ kind: 'unreachable' });
  const { status, envelope } = reply;
  // A gateway's own error page: whether the backend got the request is as unknown as on a lost line.
  if (envelope === null) return fail({ kind: status >= 500 ? 'unreachable' : 'malformed' });

  const { code } = envelope;
  if (code !== RESPONSE_CODE.success && !outcomeCodes.includes(code)) {
    return fail(failureOfCode(code));
  }
  const schema: Of['output'] = output;
  const data = v.safeParse(schema, envelope.data);
  if (data.success) return succeed({ code, data: data.output });
  // An outcome whose data cannot be read is still a decision: its code says which.
  return fail(code === RESPONSE_CODE.success ? { kind: 'malformed' } : failureOfCode(code));
}
