import { DEFAULT_ENVIRONMENT, type Environment, parseEnvironment } from '@cangkir/core/environment';
import { type Answer, ask } from './ask.ts';
import { COMPRESSIONS } from './compressions.ts';
import { collectFindings, type Finding, type Findings } from './finding.ts';
import { policyFor, policyOf } from './page-policy.ts';
import { parseJson } from './parse-json.ts';
import { CACHING, cachingOf, HASHED_FOLDER, SERVED_HEADERS } from './served-headers.ts';

/** How much larger than ours a compressed file may be: other versions of a compressor differ a little. */
const SIZE_TOLERANCE = 1.02;

/** What `Content-Type` says of a file. */
const TYPES = {
  page: 'text/html',
  script: 'text/javascript',
  data: 'application/json',
} as const;

/** A file that no build has. */
const MISSING = `${HASHED_FOLDER}missing.js`;

/** An address of the API that no backend knows. */
const UNKNOWN_ENDPOINT = '/portal/app/nothing';

/**
 * Asks a server for the app as browsers do, and compares each header, encoding, status and policy with what they have to
 * be.
 *
 * @param app Where the app is, such as `https://example.com/app/`.
 * @throws Error if the server does not answer
 */
export async function checkServed(app: URL): Promise<readonly Finding[]> {
  const findings = collectFindings();
  const page = await checkFile('', TYPES.page, app, findings);
  const html = page.body.toString();
  await checkFile('service-worker.js', TYPES.script, app, findings);
  const entry = /<script type="module"[^>]* src="\.\/([^"]+)"/.exec(html)?.[1];
  if (findings.fits('the page', 'an entry script', 'none', entry !== undefined) && entry) {
    await checkFile(entry, TYPES.script, app, findings);
    await checkMissing(`${entry}.map`, app, findings);
  }
  const environment = await checkEnvironment(app, findings);
  checkPolicy(html, environment, findings);
  for (const name of [MISSING, '.vite/manifest.json']) await checkMissing(name, app, findings);
  await checkStart(app, findings);
  await checkHealth(app, findings);
  await checkApi(app, environment, findings);
  return findings.found;
}

/** Checks a file of the build in each encoding that makes it smaller, and that it is not sent again unchanged. */
async function checkFile(name: string, type: string, app: URL, findings: Findings) {
  const address = new URL(name, app);
  const plain = await ask(address);
  const what = `GET ${address.pathname}`;
  findings.same(`${what}: status`, 200, plain.status);
  checkFileHeaders(what, name, type, plain, findings);
  for (const compression of COMPRESSIONS) {
    const { encoding, compress, decompress } = compression;
    const ours = (await compress(plain.body)).length;
    if (ours >= plain.body.length) continue;
    const answer = await ask(address, { encoding });
    const compressed = `${what} as ${encoding}`;
    checkFileHeaders(compressed, name, type, answer, findings);
    const { 'content-encoding': got, etag } = answer.headers;
    const again = await ask(address, { encoding, etag });
    findings.same(`${compressed}, unchanged: status`, 304, again.status);
    if (!findings.same(`${compressed}: Content-Encoding`, encoding, got)) continue;
    const content = await decompress(answer.body).catch(() => null);
    findings.fits(
      `${compressed}: content`,
      'the same as without an encoding',
      'something else',
      content?.equals(plain.body) ?? false,
    );
    const most = Math.ceil(ours * SIZE_TOLERANCE);
    findings.fits(
      `${compressed}: size`,
      `at most ${most} bytes, as compressed by the build`,
      `${answer.body.length} bytes`,
      answer.body.length <= most,
    );
  }
  return plain;
}

function checkFileHeaders(
  what: string,
  name: string,
  type: string,
  { headers }: Answer,
  findings: Findings,
): void {
  checkSecurity(what, headers, findings);
  findings.same(`${what}: Cache-Control`, cachingOf(name), headers['cache-control']);
  const { vary, 'content-type': got } = headers;
  const varies = vary?.toLowerCase().split(/\s*,\s*/) ?? [];
  findings.fits(`${what}: Vary`, 'Accept-Encoding', vary, varies.includes('accept-encoding'));
  findings.fits(`${what}: Content-Type`, type, got, got?.split(';')[0] === type);
}

function checkSecurity(what: string, headers: Answer['headers'], findings: Findings): void {
  for (const { name, value } of SERVED_HEADERS) {
    findings.same(`${what}: ${name}`, value, headers[name.toLowerCase()]?.toString());
  }
}

async function checkEnvironment(app: URL, findings: Findings): Promise<Environment> {
  const { body } = await checkFile('config.json', TYPES.data, app, findings);
  const parsed = parseEnvironment(parseJson(body.toString()));
  if (parsed.ok) return parsed.value;
  findings.fits('GET config.json', 'fields that fit', parsed.failure.join(', '), false);
  return DEFAULT_ENVIRONMENT;
}

/** Compares the page's own policy, directive by directive. */
function checkPolicy(html: string, environment: Environment, findings: Findings): void {
  const policy = policyOf(html);
  const where = 'the page’s policy';
  if (!findings.fits(where, 'one first in its head', 'none', policy !== null)) return;
  const expected = directivesOf(policyFor(html, environment));
  const got = directivesOf(policy ?? '');
  for (const name of new Set([...expected.keys(), ...got.keys()])) {
    findings.same(`${where}: ${name}`, expected.get(name) ?? 'nothing', got.get(name) ?? 'nothing');
  }
}

function directivesOf(policy: string): ReadonlyMap<string, string> {
  return new Map(
    policy.split(/;\s*/).map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

/** A missing file is missing: neither is the page sent in its place, nor is it kept as missing. */
async function checkMissing(name: string, app: URL, findings: Findings): Promise<void> {
  const address = new URL(name, app);
  const { status, headers } = await ask(address);
  const what = `GET ${address.pathname}`;
  findings.same(`${what}: status`, 404, status);
  findings.same(`${what}: Cache-Control`, CACHING.missing, headers['cache-control']);
  const { 'content-type': type } = headers;
  findings.fits(`${what}: Content-Type`, 'no page', type, !type?.startsWith(TYPES.page));
  checkSecurity(what, headers, findings);
}

/** The host alone leads to the app, and keeps the source of a visit. */
async function checkStart(app: URL, findings: Findings): Promise<void> {
  const { status, headers } = await ask(new URL('/?sourceId=check', app));
  findings.same('GET /: status', 302, status);
  findings.same('GET /: Location', `${app.pathname}?sourceId=check`, headers.location);
}

async function checkHealth(app: URL, findings: Findings): Promise<void> {
  const { status, headers } = await ask(new URL('/healthz', app));
  findings.same('GET /healthz: status', 200, status);
  findings.same('GET /healthz: Cache-Control', 'no-store', headers['cache-control']);
  checkSecurity('GET /healthz', headers, findings);
}

/** The backend is reached, and its answers are kept by nobody. */
async function checkApi(app: URL, { apiOrigin }: Environment, findings: Findings): Promise<void> {
  const { status, headers } = await ask(new URL(UNKNOWN_ENDPOINT, apiOrigin ?? app));
  const what = `GET ${UNKNOWN_ENDPOINT}`;
  findings.same(`${what}: status`, 200, status);
  findings.same(`${what}: Cache-Control`, 'no-store', headers['cache-control']);
  findings.same(`${what}: Content-Type`, TYPES.data, headers['content-type']?.split(';')[0]);
  findings.fits(`${what}: Date`, 'the time', headers.date, headers.date !== undefined);
  if (apiOrigin === null) checkSecurity(what, headers, findings);
}
