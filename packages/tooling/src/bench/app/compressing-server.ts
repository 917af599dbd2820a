import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { APP_PATH } from '../../app-path.ts';
import { REPO_ROOT } from '../../repo-root.ts';

const compress = promisify(brotliCompress);

const CERTIFICATE = path.join(REPO_ROOT, '.cache/certificate');

/** The headers of a request and of an answer that belong to one connection. */
const HOP_HEADERS = ['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding'];

/** Serves over HTTP/2, as the edge of any production does. */
export interface CompressingServer {
  /** It does not listen yet. Nobody has signed its certificate. */
  readonly server: Http2SecureServer;
  /** Compresses files of a build ahead, by their paths. */
  compress(paths: readonly string[]): Promise<void>;
}

/**
 * Passes on another server's answers, compressed by brotli as in production.
 *
 * @param origin the origin of that server, which may move
 */
export async function createCompressingServer(origin: () => string): Promise<CompressingServer> {
  const files = new Map<string, Promise<Buffer>>();

  /** The files of a build are compressed once, at the best quality; an answer of the API is compressed quickly. */
  function compressed(path: string, content: Buffer): Promise<Buffer> {
    if (!path.startsWith(APP_PATH)) return compressAt(5, content);
    const known = files.get(path) ?? compressAt(11, content);
    files.set(path, known);
    return known;
  }

  async function answer(
    { method, url, headers, stream }: Http2ServerRequest,
    response: Http2ServerResponse,
  ): Promise<void> {
    const original = await fetch(origin() + url, {
      method,
      headers: passedOn(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      ...(method === 'POST' && { body: await buffer(stream) }),
      redirect: 'manual',
    });
    const body = await compressed(url, Buffer.from(await original.arrayBuffer()));
    response.writeHead(original.status, {
      ...passedOn(original.headers),
      'content-encoding': 'br',
      'content-length': body.byteLength,
    });
    response.end(body);
  }

  const pem = await getCertificate(CERTIFICATE);
  return {
    server: createSecureServer({ key: pem, cert: pem }, (request, response) => {
      answer(request, response).catch((error: unknown) =>
        request.stream.destroy(error instanceof Error ? error : undefined),
      );
    }),
    async compress(paths) {
      for (const file of paths) {
        const original = await fetch(origin() + file);
        await compressed(file, Buffer.from(await original.arrayBuffer()));
      }
    },
  };
}

function compressAt(quality: number, content: Buffer): Promise<Buffer> {
  return compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

function passedOn(headers: Iterable<readonly [string, string]>): Record<string, string> {
  return Object.fromEntries(
    [...headers].filter(([name]) => !name.startsWith(':') && !HOP_HEADERS.includes(name)),
  );
}
