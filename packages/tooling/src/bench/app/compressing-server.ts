import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** The headers of a request and of an answer that belong to one connection. */
const HOP_HEADERS = ['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding'];

/**
 * Passes on another server's answers, compressed by brotli as in production. It does not listen yet.
 *
 * @param origin the origin of that server, which may move
 */
export function createCompressingServer(origin: () => string): Server {
  const files = new Map<string, Promise<Buffer>>();

  /** The files of a build are compressed once, at the best quality; an answer of the API is compressed quickly. */
  function compressed(path: string, content: Buffer): Promise<Buffer> {
    if (!path.startsWith('/app/')) return compressAt(5, content);
    const known = files.get(path) ?? compressAt(11, content);
    files.set(path, known);
    return known;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const original = await fetch(origin() + url, {
      method,
      headers: passedOn(new Map(Object.entries(request.headers).map(([k, v]) => [k, String(v)]))),
      ...(method === 'POST' && { body: await buffer(request) }),
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

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
  });
}

function compressAt(quality: number, content: Buffer): Promise<Buffer> {
  return compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

function passedOn(headers: Iterable<readonly [string, string]>): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !HOP_HEADERS.includes(name)));
}
