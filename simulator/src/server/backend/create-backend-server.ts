import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { REQUEST_TIMEOUT_MS } from '@cangkir/api';
import { TRACKING } from '@cangkir/core/tracking';
import { APP_PATH } from '../../shared/app-path.ts';
import { isServedHost } from '../addresses.ts';
import { SaveError } from './commit.ts';
import { exceptionWords } from './exception-words.ts';
import { type Api, PRODUCT_PATH, serveApi } from './serve-api.ts';
import { serveApp } from './serve-app.ts';

export interface BackendServerOptions extends Api {
  /** The host that it listens to, as given to the command. */
  readonly host: string;
  /** The folder of the app's production build, which may not exist yet. */
  readonly build: string;
  /** Called if nothing can be saved any more, such as on a full disk. The request gets no answer. */
  onBreakdown(error: SaveError): void;
}

/** Security headers that the page's own policy cannot express. */
const SECURITY_HEADERS = new Map([
  ['content-security-policy', "frame-ancestors 'none'"],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-content-type-options', 'nosniff'],
]);

/** Serves the backend and the app's production build on one origin. It does not listen yet. */
export function createBackendServer(options: BackendServerOptions): Server {
  options.backend.on('failure', ({ endpoint, error }) => {
    options.log(exceptionWords(endpoint ?? 'no endpoint', error));
  });
  return createServer(
    // The client has given up by then, so an incomplete request is dropped.
    { requestTimeout: REQUEST_TIMEOUT_MS, connectionsCheckingInterval: REQUEST_TIMEOUT_MS / 10 },
    (request, response) => {
      response.setHeaders(SECURITY_HEADERS);
      serve(options, request, response).catch((error: unknown) => {
        if (error instanceof SaveError) {
          request.socket.destroy();
          options.onBreakdown(error);
        } else {
          options.log(exceptionWords('the server', error));
          refuseBroken(response);
        }
      });
    },
  );
}

function refuseBroken(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(500).end();
}

async function serve(
  options: BackendServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isServedHost(request.headers.host ?? '', options.host, request.socket.localAddress ?? '')) {
    // A page elsewhere may have its own name resolved to this machine, to read answers as its own (DNS rebinding).
    response.writeHead(421, { 'content-type': 'text/plain; charset=utf-8' });
    response.end('This server has another name. Its terminal shows its addresses.\n');
    return;
  }
  const [path = '', query] = (request.url ?? '').split('?');
  if (path.startsWith(PRODUCT_PATH) || path === TRACKING.path)
    return serveApi(options, request, response);
  if (path.startsWith(APP_PATH)) return serveApp(options.build, request, response);
  if (path === '/' || `${path}/` === APP_PATH) {
    // Keeps the query: a link from a chat carries its `sourceId` there.
    const location = query === undefined ? APP_PATH : `${APP_PATH}?${query}`;
    response.writeHead(302, { location }).end();
    return;
  }
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`There is nothing here. The app is at ${APP_PATH}.\n`);
}
