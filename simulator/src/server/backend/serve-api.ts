import type { IncomingMessage, ServerResponse } from 'node:http';
import { PRODUCT_PATH } from '@cangkir/api';
import { fail, RESPONSE_CODE, type Result, succeed } from '@cangkir/core';
import { TRACKING } from '@cangkir/core/tracking';
import type { Backend } from '../../backend/backend.ts';
import type { BackendRequest, Delivery } from '../../backend/backend.types.ts';
import { MAX_BODY } from '../../backend/body-limits.ts';
import { readableDelivery } from '../../backend/readable-exchange.ts';
import { refuse } from '../../backend/reply.ts';
import { routeOf } from '../../backend/routes.ts';
import { isStatistics } from '../../backend/statistics.ts';
import type { Answered } from './answered.ts';
import { clientAddress, networkOf } from './client-address.ts';
import type { Commit } from './commit.ts';

/** The dependencies of the API. */
export interface Api {
  readonly backend: Backend;
  readonly commit: Commit;
  /** Whether a proxy stands before it, which adds each client's address. */
  readonly isBehindProxy: boolean;
}

/**
 * Answers a request by the backend. Saves its changes before the answer is sent.
 *
 * @throws SaveError if saving fails. Nothing has been sent then.
 */
export async function serveApi(
  { backend, commit, isBehindProxy }: Api,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Answered> {
  const body = await readBody(request);
  // An aborted request gets no answer, and an incomplete body changes nothing.
  const asked = {
    ...plainRequest(request, body.ok ? body.value : ''),
    sender: networkOf(clientAddress(request, isBehindProxy)),
  };
  if (!body.ok && body.failure === 'brokenOff')
    return { path: loggedPath(asked), code: null, outcome: 'aborted' };
  const delivery = body.ok ? await backend.handle(asked) : BODY_TOO_LARGE;
  await commit();
  deliver(delivery, request, response);
  const { code, outcome } = readableDelivery(delivery);
  return { path: loggedPath(asked), code, outcome };
}

/** Reads an overlong body to its end and drops it: a client that is cut off would get no answer. */
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

/** By HTTP status for proxies, and by envelope for the client. */
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
      // Keeps the connection open until the client gives up.
      break;
    default:
      // Without a beginning of an answer, a browser sends the request again by itself on another connection.
      request.socket.end('HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\n');
  }
}

/** Only the path of an endpoint: any other text may be private. */
function loggedPath(request: BackendRequest): string {
  const path = routeOf(request)?.path;
  return path ?? (isStatistics(request) ? TRACKING.path : `${PRODUCT_PATH}… (no endpoint)`);
}
