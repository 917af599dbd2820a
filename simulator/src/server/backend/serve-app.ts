import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { APP_PATH } from '@cangkir/tooling/app-path';
import { COMPRESSIONS } from '@cangkir/tooling/compressions';
import { CACHING, cachingOf } from '@cangkir/tooling/served-headers';
import { send } from '@fastify/send';
import { type Answered, answeredAt } from './answered.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
};

/** How much of a file is in memory at once, in bytes: a client that does not read costs no more. */
const CHUNK_BYTES = 16_384;

/** Serves the app's production build in a folder, like a web server. */
export async function serveApp(
  build: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Answered> {
  const unknown = answeredAt(`${APP_PATH}…`);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return unknown;
  }
  const name = await sendFile(build, request, response);
  if (name !== null) return answeredAt(APP_PATH + name);
  refuseMissingFile(response);
  return unknown;
}

/**
 * Streams the file of a build at an address below {@link APP_PATH}, as the build compressed it where the client takes it. Resolves with
 * its path within the build, such as `assets/app.js`; with null if it is missing, and nothing is sent then.
 */
async function sendFile(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<string | null> {
  const name = nameOf(request);
  for (const { encoding, suffix } of [...acceptedEncodings(request), PLAIN]) {
    const found = await send(request, name + suffix, {
      root: folder,
      dotfiles: 'ignore',
      index: false,
      cacheControl: false,
      contentType: false,
      highWaterMark: CHUNK_BYTES,
    });
    if (found.type === 'file' || REFUSALS.includes(found.statusCode)) {
      response.writeHead(found.statusCode, {
        ...headersOf(name),
        ...(encoding !== null && { 'content-encoding': encoding }),
        ...found.headers,
      });
      // The client may leave before the end. The file is closed then, too.
      await pipeline(found.stream, response).catch(() => {});
      return name;
    }
  }
  return null;
}

const PLAIN = { encoding: null, suffix: '' } as const;

/** The file is there, but not as the request wants it: its `If-Match` or its `Range`. */
const REFUSALS: readonly number[] = [412, 416];

/** An encoding that the client names to say that it wants none of it. */
const REFUSED = /;\s*q=0(?:\.0*)?\s*$/i;

function acceptedEncodings({ headers }: IncomingMessage) {
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .filter((part) => !REFUSED.test(part))
    .map((part) => part.replace(/;.*/s, '').trim());
  return COMPRESSIONS.filter(({ encoding }) => accepted.includes(encoding));
}

function headersOf(name: string): Readonly<Record<string, string>> {
  return {
    'cache-control': cachingOf(name),
    'content-type': TYPES[path.extname(name)] ?? 'application/octet-stream',
    vary: 'accept-encoding',
  };
}

function refuseMissingFile(response: ServerResponse): void {
  response.writeHead(404, {
    'cache-control': CACHING.missing,
    'content-type': 'text/plain; charset=utf-8',
  });
  response.end('The app’s build has no such file. `npm run build` makes it.\n');
}

/** As in the address: `send` decodes it, and refuses what leads out of the build or has a part with a dot first. */
function nameOf({ url = APP_PATH }: IncomingMessage): string {
  return new URL(url, 'http://localhost').pathname.slice(APP_PATH.length) || 'index.html';
}
