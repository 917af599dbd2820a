import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { type Answer, ask } from '@cangkir/tooling/ask';
import { checkServed } from '@cangkir/tooling/check-served';
import { CACHING, SERVED_HEADERS } from '@cangkir/tooling/served-headers';
import { writeTestBuild } from '@cangkir/tooling/write-test-build';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './listen.ts';
import { startServer, temporaryFolder } from './testing.ts';

/** Changes an answer to a path, as a server that is set up wrongly does. */
type Fault = (path: string, answer: Answer) => Answer;

async function startBuild(): Promise<string> {
  const build = temporaryFolder();
  await writeTestBuild(build);
  return (await startServer([], { build })).origin;
}

/** Stands before the backend, with one fault at a time. */
async function startFaulty() {
  const origin = await startBuild();
  let current: Fault = (_, answer) => answer;
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const encoding = String(request.headers['accept-encoding'] ?? 'identity');
    const etag = request.headers['if-none-match'];
    void ask(new URL(request.url ?? '', origin), { encoding, etag }).then((answer) => {
      const { status, headers, body } = current(path, answer);
      response.sendDate = false;
      response.statusCode = status;
      const { 'content-length': _, 'transfer-encoding': __, ...others } = headers;
      for (const [name, value] of Object.entries(others))
        if (value !== undefined) response.setHeader(name, value);
      response.end(body);
    });
  });
  onTestFinished(() => void server.close());
  const app = new URL('/app/', `http://127.0.0.1:${await listen(server, '127.0.0.1', 0)}`);
  return (fault: Fault) => {
    current = fault;
    return checkServed(app);
  };
}

test('the backend by HTTP sends the app as it has to', async () => {
  expect(await checkServed(new URL('/app/', await startBuild()))).toEqual([]);
});

test('a server that answers nothing is no finding, but an error', async () => {
  await expect(checkServed(new URL('http://127.0.0.1:1/app/'))).rejects.toThrow('ECONNREFUSED');
});

const without =
  (header: string, at = /^/): Fault =>
  (path, answer) =>
    at.test(path) ? { ...answer, headers: { ...answer.headers, [header]: undefined } } : answer;

const withHeader =
  (at: RegExp, header: string, value: string): Fault =>
  (path, answer) =>
    at.test(path) ? { ...answer, headers: { ...answer.headers, [header]: value } } : answer;

const withStatus =
  (at: RegExp, status: number): Fault =>
  (path, answer) =>
    at.test(path) ? { ...answer, status } : answer;

/** Changes the page where it comes without an encoding. */
const withPage =
  (change: (html: string) => string): Fault =>
  (path, answer) =>
    path === '/app/' && answer.headers['content-encoding'] === undefined
      ? { ...answer, body: Buffer.from(change(answer.body.toString())) }
      : answer;

const withoutEncoding =
  (refused: string, at = /^/): Fault =>
  (path, answer) => {
    const { 'content-encoding': encoding, ...headers } = answer.headers;
    return encoding === refused && at.test(path) ? { ...answer, headers } : answer;
  };

const FAULTS: readonly (readonly [string, Fault, string])[] = [
  ...SERVED_HEADERS.map(
    ({ name }) => [`no ${name}`, without(name.toLowerCase()), `: ${name}`] as const,
  ),
  [
    'another site may frame the page',
    withHeader(/^\/app\/$/, 'content-security-policy', 'frame-ancestors *'),
    'GET /app/: Content-Security-Policy',
  ],
  [
    'the page is kept',
    withHeader(/^\/app\/$/, 'cache-control', CACHING.hashed),
    'GET /app/: Cache-Control',
  ],
  [
    'the service worker is kept',
    withHeader(/service-worker/, 'cache-control', 'max-age=60'),
    'GET /app/service-worker.js: Cache-Control',
  ],
  [
    'an asset is asked for each time',
    withHeader(/entry/, 'cache-control', 'no-cache'),
    'GET /app/assets/entry-first.js: Cache-Control',
  ],
  [
    'a missing asset is kept as missing',
    withHeader(/missing/, 'cache-control', CACHING.hashed),
    'GET /app/assets/missing.js: Cache-Control',
  ],
  [
    'the page stands for a missing file',
    withStatus(/missing/, 200),
    'GET /app/assets/missing.js: status',
  ],
  [
    'the build’s own notes are served',
    withStatus(/\.vite/, 200),
    'GET /app/.vite/manifest.json: status',
  ],
  ['no brotli', withoutEncoding('br'), 'GET /app/ as br: Content-Encoding'],
  ['no zstd', withoutEncoding('zstd'), 'GET /app/ as zstd: Content-Encoding'],
  ['no gzip', withoutEncoding('gzip'), 'GET /app/ as gzip: Content-Encoding'],
  [
    'scripts as they are',
    withoutEncoding('br', /js$/),
    'GET /app/assets/entry-first.js as br: Content-Encoding',
  ],
  [
    'an environment as it is',
    withoutEncoding('br', /config/),
    'GET /app/config.json as br: Content-Encoding',
  ],
  [
    'an unchanged script is sent again',
    without('etag'),
    'GET /app/assets/entry-first.js as br, unchanged: status',
  ],
  [
    'the source map is served',
    withStatus(/\.map$/, 200),
    'GET /app/assets/entry-first.js.map: status',
  ],
  ['one version for all caches', without('vary'), 'GET /app/: Vary'],
  [
    'scripts as text',
    withHeader(/entry/, 'content-type', 'text/plain'),
    'GET /app/assets/entry-first.js: Content-Type',
  ],
  [
    'another page in one encoding',
    withPage((html) => html.replace('first', 'second')),
    'GET /app/ as br: content',
  ],
  [
    'compressed in haste',
    (_, answer) =>
      answer.headers['content-encoding'] === 'gzip'
        ? { ...answer, body: gzipSync(' '.repeat(9), { level: 0 }) }
        : answer,
    'GET /app/ as gzip: content',
  ],
  [
    'an inline script that was changed',
    withPage((html) => html.replace("'.'", "'!'")),
    'the page’s policy: script-src',
  ],
  [
    'a policy that allows another site',
    withPage((html) =>
      html.replace("connect-src 'self'", "connect-src 'self' https://elsewhere.example"),
    ),
    'the page’s policy: connect-src',
  ],
  ['no policy', withPage((html) => html.replace(/<meta.*?>/, '')), 'the page’s policy'],
  ['no entry', withPage((html) => html.replace('type="module"', '')), 'the page'],
  [
    'an environment that is none',
    (path, answer) =>
      path.endsWith('config.json')
        ? { ...answer, body: Buffer.from('{"apiOrigin":"api"}') }
        : answer,
    'GET config.json',
  ],
  ...['/app/config.json', '/healthz', '/portal/app/nothing'].map(
    (path) =>
      [
        `anything may be in ${path}`,
        without('x-content-type-options', new RegExp(`^${path}$`)),
        `GET ${path}: X-Content-Type-Options`,
      ] as const,
  ),
  ['the host leads nowhere', withStatus(/^\/$/, 404), 'GET /: status'],
  ['the source of a visit is lost', withHeader(/^\/$/, 'location', '/app/'), 'GET /: Location'],
  ['it is not well', withStatus(/healthz/, 503), 'GET /healthz: status'],
  ['no backend', withStatus(/portal/, 502), 'GET /portal/app/nothing: status'],
  [
    'answers are kept',
    withHeader(/portal/, 'cache-control', 'public'),
    'GET /portal/app/nothing: Cache-Control',
  ],
  ['no time with answers', without('date', /portal/), 'GET /portal/app/nothing: Date'],
];

test('each fault of a server is found', async () => {
  const check = await startFaulty();
  for (const [fault, change, what] of FAULTS) {
    const findings = await check(change);
    expect(findings.map((finding) => finding.what).join('\n'), fault).toContain(what);
  }
});
