import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { experimental_loadStorybook as loadStorybook } from 'storybook/internal/core-server';
import * as v from 'valibot';
import { createServer, type InlineConfig } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCAL_NETWORK_PATH } from '../shared/local-network.ts';
import { REPOSITORY } from './paths.ts';
import { serveBuild } from './serve-build.ts';
import { serveSources } from './serve-sources.ts';

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface OpenServer {
  readonly origin: string;
  close(): Promise<void>;
}

const SECRET = 'token of a phone';

/** Files that no page loads: where no source is, and beside sources. */
const PRIVATE = ['.cache/strangers/notes.txt', 'node_modules/.cache/strangers/data.sqlite-wal'].map(
  (file) => path.join(REPOSITORY, file),
);

const ADDRESS = v.object({ port: v.number() });

beforeAll(() => {
  for (const file of PRIVATE) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, SECRET);
  }
});

afterAll(() => {
  for (const file of PRIVATE) rmSync(file);
});

/** Node's `fetch` has metadata of its own. */
function ask(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // A connection of its own: a server may close a kept one as the next request leaves.
    get(address, { headers, agent: false }, (response) => {
      text(response).then(
        (body) => resolve({ status: response.statusCode, headers: response.headers, body }),
        reject,
      );
    }).on('error', reject);
  });
}

/** Both servers of the sources, started once. */
let sources: ReturnType<typeof serveSources> | null = null;

afterAll(async () => (await sources)?.close());

async function startSources(name: 'simulator' | 'app'): Promise<OpenServer> {
  sources ??= serveSources(0);
  const server = (await sources)[name];
  return { origin: originOf(server.httpServer?.address()), close: async () => {} };
}

async function startBuild(): Promise<OpenServer> {
  const server = await serveBuild(0);
  return { origin: originOf(server.httpServer.address()), close: () => server.close() };
}

/** The server that Storybook starts, without Storybook's own page around it. */
async function startStories(folder: 'packages/react' | 'apps/h5'): Promise<OpenServer> {
  const root = path.join(REPOSITORY, folder);
  const configDir = path.join(root, '.storybook');
  const { presets } = await loadStorybook({ configDir, packageJson: {} });
  const config = await presets.apply<InlineConfig>('viteFinal', {
    configFile: false,
    root,
    server: { host: 'localhost', port: 0 },
  });
  // No page is opened here.
  const server = await createServer({ ...config, optimizeDeps: { noDiscovery: true } });
  await server.listen();
  return { origin: originOf(server.httpServer?.address()), close: () => server.close() };
}

function originOf(address: unknown): string {
  return `http://localhost:${v.parse(ADDRESS, address).port}`;
}

describe.each([
  ['the simulator’s sources', () => startSources('simulator'), LOCAL_NETWORK_PATH],
  ['the app’s sources', () => startSources('app'), '/app/index.html'],
  ['the build', startBuild, LOCAL_NETWORK_PATH],
  ['the kit’s stories', () => startStories('packages/react'), '/src/index.ts'],
  ['the screens’ stories', () => startStories('apps/h5'), '/src/main.tsx'],
])('the server of %s', (_, start, file) => {
  let server: OpenServer;

  beforeAll(async () => {
    server = await start();
  });

  afterAll(() => server.close());

  test.each(PRIVATE)('hands out no %s', async (secret) => {
    for (const address of [`/@fs${secret}`, `/@fs${secret}?raw`, `/app/@fs${secret}`]) {
      const { body } = await ask(server.origin + address);
      expect(body).not.toContain(SECRET);
    }
  });

  test('hands out files to its own page', async () => {
    const own = await ask(server.origin + file, { 'sec-fetch-site': 'same-origin' });
    expect(own.status).toBe(200);
  });

  test.each(['same-site', 'cross-site'])('refuses a file to a page that is %s', async (site) => {
    const { status } = await ask(server.origin + file, {
      'sec-fetch-site': site,
      'sec-fetch-mode': 'no-cors',
      'sec-fetch-dest': 'script',
    });
    expect(status).toBe(403);
  });

  test('lets no other origin read an answer', async () => {
    const { headers } = await ask(server.origin + file, { origin: 'http://localhost:9999' });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  test('opens by a link of any page, but in no foreign frame', async () => {
    const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    const opened = await ask(`${server.origin}/app/`, { ...link, 'sec-fetch-dest': 'document' });
    expect(opened.status).not.toBe(403);
    expect(opened.headers['content-security-policy']).toBe("frame-ancestors 'self'");
    const framed = await ask(`${server.origin}/app/`, { ...link, 'sec-fetch-dest': 'iframe' });
    expect(framed.status).toBe(403);
  });

  test.each(['none', 'cross-site'])('opens no editor for a link that is %s', async (site) => {
    const link = {
      'sec-fetch-site': site,
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    };
    // Without the name of a file, which would start one.
    for (const place of ['/__open-in-editor', '/__OPEN-in-editor', '/app/__open-in-editor']) {
      const { body } = await ask(server.origin + place, link);
      expect(body).not.toContain('launch-editor');
    }
  });
});
