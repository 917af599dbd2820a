import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import {
  createServer,
  get,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveApp } from './serve-app.ts';

let root: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'serve-app-'));
  await writeFile(path.join(root, 'secret.txt'), 'out of the build');
  const folder = path.join(root, 'dist');
  await mkdir(folder);
  await writeFile(path.join(folder, 'index.html'), '<head></head>');
  await writeFile(path.join(folder, 'app.js'), 'start("<head>")');
  await writeFile(path.join(folder, 'app.js.br'), 'by brotli');
  await writeFile(path.join(folder, 'app.js.gz'), 'by gzip');
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'assets/claim-Ab12.js'), '');
  await mkdir(path.join(folder, '.vite'));
  await writeFile(path.join(folder, '.vite/manifest.json'), '{}');
  server = createServer((request: IncomingMessage, response: ServerResponse) => {
    serveApp(folder, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
});

afterAll(async () => {
  server.close();
  await rm(root, { recursive: true });
});

test.each(['/app/', '/app/?sourceId=x', '/app/index.html'])(
  'serves the app’s page at %s',
  async (address) => {
    const response = await fetch(origin + address);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toBe('<head></head>');
  },
);

/** Node's `fetch` accepts compressed answers by default, and unpacks them. */
const PLAIN = { 'accept-encoding': 'identity' };

test.each([
  ['br, gzip', 'br', 9],
  ['gzip, deflate', 'gzip', 7],
  ['br;q=1.0, gzip;q=0.8', 'br', 9],
  ['br;q=0, gzip', 'gzip', 7],
  ['identity', null, 15],
])(
  'serves a file as the build compressed it for a client that accepts %s',
  async (accepted, encoding, length) => {
    const headers = { 'accept-encoding': accepted };
    const response = await fetch(`${origin}/app/app.js`, { method: 'HEAD', headers });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-length')).toBe(String(length));
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(response.headers.get('vary')).toBe('accept-encoding');
  },
);

test.each([
  ['etag', 'if-none-match'],
  ['last-modified', 'if-modified-since'],
])('sends a file that the client has no second time, by its %s', async (header, condition) => {
  const { headers } = await fetch(`${origin}/app/app.js`, { headers: PLAIN });
  expect(await statusOf({ [condition]: headers.get(header) ?? '' })).toBe(304);
});

test.each([
  ['bytes=0-4', 206],
  ['bytes=99-', 416],
])('answers a request for %s with status %i', async (range, status) => {
  expect(await statusOf({ range })).toBe(status);
});

/** Node's `fetch` has a `cache-control` of its own with a condition. */
function statusOf(headers: Readonly<Record<string, string>>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(`${origin}/app/app.js`, { headers: { ...headers, connection: 'close' } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
}

test('serves other files unchanged', async () => {
  const response = await fetch(`${origin}/app/app.js`, { headers: PLAIN });
  expect(response.headers.get('content-type')).toContain('text/javascript');
  expect(await response.text()).toBe('start("<head>")');
});

test.each([
  ['/app/', 'no-cache'],
  ['/app/app.js', 'no-cache'],
  ['/app/assets/claim-Ab12.js', 'public, max-age=31536000, immutable'],
])('lets the browser keep only what has a hash in its name: %s', async (address, caching) => {
  const response = await fetch(origin + address);
  expect(response.headers.get('cache-control')).toBe(caching);
});

test.each([
  '/app/missing.js',
  '/app/..%2Fsecret.txt',
  '/app/%2e%2e%2fsecret.txt',
  '/app/..%5Csecret.txt',
  '/app/.vite/manifest.json',
  '/app/%',
])('finds no file of the build at %s', async (address) => {
  const response = await fetch(origin + address);
  expect(response.status).toBe(404);
});
