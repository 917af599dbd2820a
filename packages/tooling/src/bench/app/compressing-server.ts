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

/** An answer as it is sent. */
interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/**
 * Passes on another server's answers, compressed by brotli as in production. It keeps the files of the build, as an edge
 * does: the first page after a restart of that server loads like any other.
 *
 * @param origin the origin of that server, which may move
 */
export async function createCompressingServer(origin: () => string): Promise<CompressingServer> {
  const files = new Map<string, Promise<Answer>>();

  function fileAt(path: string): Promise<Answer> {
    const known = files.get(path) ?? ask(path, {}, 11);
    files.set(path, known);
    return known;
  }

  async function ask(path: string, request: RequestInit, quality: number): Promise<Answer> {
    const original = await fetch(origin() + path, { ...request, redirect: 'manual' });
    const body = await compressAt(quality, Buffer.from(await original.arrayBuffer()));
    return { status: original.status, headers: passedOn(original.headers), body };
  }

  /** A file is compressed once, at the best quality; an answer of the API is compressed quickly. */
  async function answer(
    { method, url, headers, stream }: Http2ServerRequest,
    response: Http2ServerResponse,
  ): Promise<void> {
    const sent = passedOn(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    const isFile = url.startsWith(APP_PATH) && headers['if-none-match'] === undefined;
    const request = {
      method,
      headers: sent,
      ...(method === 'POST' && { body: await buffer(stream) }),
    };
    const { status, headers: kept, body } = await (isFile ? fileAt(url) : ask(url, request, 5));
    response.writeHead(status, {
      ...kept,
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
      for (const file of paths) await fileAt(file);
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
