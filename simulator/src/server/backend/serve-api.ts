import type { IncomingMessage, ServerResponse } from 'node:http';
import { fail, RESPONSE_CODE, type Result, succeed } from '@cangkir/core';
import type { Backend } from '../../backend/backend.ts';
import type { BackendRequest, Delivery } from '../../backend/backend.types.ts';
import { readableDelivery } from '../../backend/readable-exchange.ts';
import { refuse } from '../../backend/reply.ts';
import { routeOf } from '../../backend/routes.ts';
import type { Commit } from './commit.ts';

/** Before the path of every request of the product. */
export const PRODUCT_PATH = '/portal/app/';

/** The most that a body may hold: bytes. The longest of the contract, a prize’s form, takes up to 15 KB in Chinese. */
export const MAX_BODY = 64 * 1024;

/** What requests of the product are answered with. */
export interface Api {
  readonly backend: Backend;
  readonly commit: Commit;
  /** Hears a line about each request, without anything of what it held. */
  log(line: string): void;
}

/**
 * Lets the backend answer a request. What it did is kept before its answer leaves.
 *
 * @throws Error where it can't be kept. Nothing has left then.
 */
export async function serveApi(
  { backend, commit, log }: Api,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const arrivedAt = performance.now();
  const body = await readBody(request);
  // An aborted request gets no answer, and half a body changes nothing.
  if (!body.ok && body.failure === 'brokenOff') return;
  const asked = plainRequest(request, body.ok ? body.value : '');
  const delivery = body.ok ? await backend.handle(asked) : BODY_TOO_LARGE;
  await commit();
  deliver(delivery, request, response);
  log(logLine(asked, delivery, performance.now() - arrivedAt));
}

/** Too long a body is read to its end and dropped: a client that is cut off would get no answer. */
async function readBody(
  request: IncomingMessage,
): Promise<Result<string, 'tooLarge' | 'brokenOff'>> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request) {
      size += chunk.length;
      if (size <= MAX_BODY) chunks.push(chunk);
    }
  } catch {
    return fail('brokenOff');
  }
  return size > MAX_BODY ? fail('tooLarge') : succeed(Buffer.concat(chunks).toString('utf8'));
}

/** In HTTP's own word for whatever stands between, and in the contract's envelope for the client. */
const BODY_TOO_LARGE: Delivery = {
  kind: 'answered',
  response: {
    status: 413,
    headers: { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(
      refuse(RESPONSE_CODE.bodyInvalid, `The body is longer than ${MAX_BODY} bytes.`),
    ),
  },
};

function plainRequest(request: IncomingMessage, body: string): BackendRequest {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const headers = Object.entries(request.headers).filter(
    (header): header is [string, string] => typeof header[1] === 'string',
  );
  return {
    method: request.method ?? '',
    path,
    query: Object.fromEntries(new URLSearchParams(query)),
    headers: Object.fromEntries(headers),
    body,
  };
}

function deliver(delivery: Delivery, request: IncomingMessage, response: ServerResponse): void {
  switch (delivery.kind) {
    case 'answered': {
      const { status, headers, body } = delivery.response;
      response.writeHead(status, headers).end(body);
      break;
    }
    case 'silent':
      // The connection stays open until the client has waited long enough.
      break;
    default:
      request.socket.destroy();
  }
}

/** The path of an endpoint alone: what else somebody may have typed there is not to be read. */
function logLine(request: BackendRequest, delivery: Delivery, ms: number): string {
  const path = routeOf(request)?.path ?? `${PRODUCT_PATH}… (no endpoint)`;
  const { code, outcome } = readableDelivery(delivery);
  return `${request.method} ${path} ${code ?? outcome} ${Math.round(ms)} ms`;
}
