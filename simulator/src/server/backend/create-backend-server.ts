import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { PRODUCT_PATH, REQUEST_TIMEOUT_MS } from '@cangkir/api';
import { TRACKING } from '@cangkir/core/tracking';
import { APP_PATH } from '@cangkir/tooling/app-path';
import { SERVED_HEADERS } from '@cangkir/tooling/served-headers';
import { framesOf } from '../../backend/describe-exception.ts';
import { isServedHost } from '../addresses.ts';
import { type Answered, answeredAt } from './answered.ts';
import { type BoundedServer, createBoundedServer } from './bounded-server.ts';
import { clientAddress, isFromThisMachine } from './client-address.ts';
import { SaveError } from './commit.ts';
import type { Log, LogEntry, RequestEntry } from './log.ts';
import { createMetrics, type Metrics, OPERATION_PATHS } from './metrics.ts';
import { nodeRandom } from './node-ports.ts';
import { type Api, serveApi } from './serve-api.ts';
import { serveApp } from './serve-app.ts';

export interface BackendServerOptions extends Api {
  /** The host that it listens to, as given to the command. */
  readonly host: string;
  /** The folder of the app's production build, which may not exist yet. */
  readonly build: string;
  readonly log: Log;
  /** Called if nothing can be saved any more, such as on a full disk. The request gets no answer. */
  onBreakdown(error: SaveError): void;
}

/** A server at work. */
interface Serving extends BackendServerOptions {
  readonly metrics: Metrics;
}

/** Enough to tell the requests of a day apart. */
const ID_LENGTH = 8;

/** A path that may hold anything. */
const NOWHERE = answeredAt('…');

const SECURITY_HEADERS = new Map(SERVED_HEADERS.map(({ name, value }) => [name, value]));

/** Serves the backend and the app's production build on one origin. It does not listen yet. */
export function createBackendServer(options: BackendServerOptions): BoundedServer {
  const metrics = createMetrics(() => connectionsOf(bounded.server));
  const serving = { ...options, metrics };
  options.backend.on('failure', ({ endpoint, error }) => {
    metrics.exceptionThrown(endpoint);
    options.log.write(exceptionEntry(endpoint ?? 'no endpoint', error));
  });
  options.backend.on('health', ({ errors }) => {
    for (const { value } of errors) metrics.errorReported(value.kind);
  });
  const bounded = createBoundedServer(
    {
      // The client has given up by then, so an incomplete request is dropped, and an answer that nobody reads.
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: REQUEST_TIMEOUT_MS / 10,
      stallTimeoutMs: REQUEST_TIMEOUT_MS,
      onDrop(reason, socket) {
        metrics.connectionDropped(reason);
        const client = clientAddress({ headers: {}, socket }, false);
        options.log.write({ event: 'drop', client, reason });
      },
    },
    (request, response) => {
      const id = nodeRandom.uuid().slice(0, ID_LENGTH);
      response.setHeaders(SECURITY_HEADERS);
      response.setHeader('x-request-id', id);
      return options.log.inRequest(id, () => answer(serving, request, response));
    },
  );
  return bounded;
}

function connectionsOf(server: Server): Promise<number> {
  return promisify(server.getConnections.bind(server))();
}

/** Answers a request, logs and counts it. */
async function answer(
  serving: Serving,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const arrivedAt = performance.now();
  // Before the socket closes, which has none then.
  const client = clientAddress(request, serving.isBehindProxy);
  const answered = await serve(serving, request, response).catch((error: unknown) =>
    giveUp(serving, error, request, response),
  );
  const ms = performance.now() - arrivedAt;
  const entry: RequestEntry = {
    event: 'request',
    client,
    method: request.method ?? '',
    status: response.headersSent ? response.statusCode : null,
    ms: Math.round(ms),
    ...answered,
  };
  serving.metrics.requestEnded(entry, ms / 1000);
  serving.log.write(entry);
}

function giveUp(
  { log, metrics, onBreakdown }: Serving,
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
): Answered {
  if (error instanceof SaveError) {
    request.socket.destroy();
    onBreakdown(error);
    return { ...NOWHERE, outcome: 'unsaved' };
  }
  metrics.exceptionThrown(null);
  log.write(exceptionEntry('the server', error));
  if (response.headersSent) response.destroy();
  else response.writeHead(500).end();
  return NOWHERE;
}

function exceptionEntry(where: string, error: unknown): LogEntry {
  const name = error instanceof Error ? error.name : typeof error;
  return { event: 'exception', where, name, frames: framesOf(error) };
}

async function serve(
  serving: Serving,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Answered> {
  if (!isServedHost(request.headers.host ?? '', serving.host, request.socket.localAddress ?? '')) {
    // A page elsewhere may have its own name resolved to this machine, to read answers as its own (DNS rebinding).
    response.writeHead(421, { 'content-type': 'text/plain; charset=utf-8' });
    response.end('This server has another name. Its terminal shows its addresses.\n');
    return NOWHERE;
  }
  const [path = '', query] = (request.url ?? '').split('?');
  if (path.startsWith(PRODUCT_PATH) || path === TRACKING.path)
    return serveApi(serving, request, response);
  if (path.startsWith(APP_PATH)) return serveApp(serving.build, request, response);
  if (path === '/' || `${path}/` === APP_PATH) {
    // Keeps the query: a link from a chat carries its `sourceId` there.
    const location = query === undefined ? APP_PATH : `${APP_PATH}?${query}`;
    response.writeHead(302, { location }).end();
    return answeredAt('/');
  }
  if (path === OPERATION_PATHS.health) {
    response.writeHead(200, { 'cache-control': 'no-store', 'content-type': 'text/plain' });
    response.end('ok');
    return answeredAt(path);
  }
  if (path === OPERATION_PATHS.metrics && isFromThisMachine(request)) {
    const { contentType, text } = serving.metrics;
    const metrics = await text();
    response.writeHead(200, { 'cache-control': 'no-store', 'content-type': contentType });
    response.end(metrics);
    return answeredAt(path);
  }
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`There is nothing here. The app is at ${APP_PATH}.\n`);
  return NOWHERE;
}
