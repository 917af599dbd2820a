import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import {
  type BoundedServerOptions,
  createBoundedServer,
  type DropReason,
} from './bounded-server.ts';
import { listen } from './listen.ts';

const GET = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';

/** Guards against a hang. */
const STALL_TIMEOUT_MS = 60_000;

async function startServer(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  options: Partial<BoundedServerOptions> = {},
) {
  const drops: DropReason[] = [];
  const { server, close } = createBoundedServer(
    {
      stallTimeoutMs: STALL_TIMEOUT_MS,
      onDrop: (reason) => void drops.push(reason),
      ...options,
    },
    answer,
  );
  const port = await listen(server, '127.0.0.1', 0);
  onTestFinished(() => close(0));
  return {
    server,
    close,
    drops,
    async open(): Promise<Socket> {
      const socket = connect(port, '127.0.0.1');
      // The server may drop it.
      socket.on('error', () => {});
      await once(socket, 'connect');
      return socket;
    },
  };
}

/** A server whose answers the test gives. It waits for ever, so that only a bound drops a connection. */
async function startSlowServer(options: Partial<BoundedServerOptions> = {}) {
  const waiting: ServerResponse[] = [];
  const answer = async (_: IncomingMessage, response: ServerResponse) =>
    void waiting.push(response);
  const started = await startServer(answer, { stallTimeoutMs: 0, ...options });
  const arrivals = async (count: number) => {
    while (waiting.length < count) await once(started.server, 'request');
  };
  return { ...started, waiting, arrivals };
}

test('answers the requests of a connection one after the other', async () => {
  const { open, waiting, arrivals } = await startSlowServer();
  const socket = await open();
  socket.setEncoding('utf8');
  socket.write(GET + GET);
  await arrivals(1);
  expect(waiting).toHaveLength(1);
  waiting[0]?.end('one');
  await once(socket, 'data');
  while (waiting.length < 2) await new Promise(setImmediate);
  waiting[1]?.end('two');
  const [answer] = await once(socket, 'data');
  expect(answer).toContain('two');
});

test.each([
  ['requests', GET],
  ['requests with an unknown expectation', GET.replace('host', 'expect: tea\r\nhost')],
])('drops a connection with too many %s without an answer', async (_, request) => {
  const { open, waiting, drops } = await startSlowServer();
  const socket = await open();
  socket.write(request.repeat(3));
  await once(socket, 'close');
  expect(socket.bytesRead).toBe(0);
  expect(waiting.length).toBeLessThanOrEqual(1);
  expect(drops).toEqual(['too many requests']);
});

test('parses little of what else has come with the request that is one too many', async () => {
  const { open, server } = await startSlowServer();
  let parsed = 0;
  server.on('request', () => {
    parsed += 1;
  });
  const socket = await open();
  socket.write(GET.repeat(1000));
  await once(socket, 'close');
  expect(parsed).toBeLessThan(10);
});

test.each([
  ['is no HTTP', 'hello\r\n\r\n', '400 Bad Request', 'malformed'],
  [
    'has too many headers',
    GET.replace('\r\n\r\n', `\r\n${'x: y\r\n'.repeat(10_000)}\r\n`),
    '431 Request Header Fields Too Large',
    'malformed',
  ],
  [
    'does not say how long its body is',
    GET.replace('host', 'transfer-encoding: chunked\r\nhost'),
    '411 Length Required',
    'no length',
  ],
] as const)('refuses what %s', async (_, sent, status, reason) => {
  const { open, waiting, drops } = await startSlowServer();
  const socket = await open();
  const answer = text(socket);
  socket.write(sent);
  expect(await answer).toBe(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
  expect(drops).toEqual([reason]);
  expect(waiting).toEqual([]);
});

test('refuses a request that takes too long to arrive, and closes a connection without one', async () => {
  const { open, drops } = await startSlowServer({
    requestTimeout: 50,
    connectionsCheckingInterval: 10,
  });
  const unused = await text(await open());
  expect(unused).toBe('');
  expect(drops).toEqual([]);
  const slow = await open();
  const answer = text(slow);
  slow.write(GET.slice(0, 9));
  expect(await answer).toContain('408 Request Timeout');
  expect(drops).toEqual(['too slow']);
});

test('drops the connection that is unused the longest when there are too many', async () => {
  const { open, waiting, arrivals, drops } = await startSlowServer();
  const busy = await open();
  busy.write(GET);
  await arrivals(1);
  const unused = await open();
  const dropped = once(unused, 'close');
  const others = await Promise.all(Array.from({ length: 499 }, open));
  await dropped;
  waiting[0]?.end('still there');
  const [answer] = await once(busy, 'data');
  expect(String(answer)).toContain('still there');
  expect(drops).toEqual(['too many connections']);
  for (const socket of others) socket.destroy();
});

test('drops a client that takes no byte of its answer for too long', async () => {
  const endless = '.'.repeat(15_000_000);
  const { open, server, drops } = await startServer(
    async (_request, response) => void response.end(endless),
    { stallTimeoutMs: 50 },
  );
  const arrived = once(server, 'connection');
  const socket = await open();
  socket.pause();
  const [served]: Socket[] = await arrived;
  socket.write(GET);
  if (served) await once(served, 'close');
  expect(served?.destroyed).toBe(true);
  expect(drops).toEqual(['stalled']);
});

test('drops the largest answers when too much is left unread', async () => {
  const sizes = [12_000_000, 30_000_000];
  const served: Socket[] = [];
  const { open, server, drops } = await startServer(async ({ socket }, response) => {
    served.push(socket);
    response.end('.'.repeat(sizes[served.length - 1] ?? 0));
  });
  for (const _size of sizes) {
    const socket = await open();
    socket.pause();
    socket.write(GET);
    await once(server, 'request');
  }
  await expect.poll(() => served.map(({ destroyed }) => destroyed)).toEqual([false, true]);
  expect(drops).toEqual(['too much unread']);
});

test('answers pending requests before it closes, and says that it does', async () => {
  const { open, waiting, arrivals, close, server } = await startSlowServer();
  const socket = await open();
  socket.write(GET);
  await arrivals(1);
  const closed = close(STALL_TIMEOUT_MS);
  await expect.poll(() => server.listening).toBe(false);
  const whole = text(socket);
  waiting[0]?.end('at last');
  const answer = await whole;
  expect(answer.toLowerCase()).toContain('connection: close');
  expect(answer).toContain('at last');
  await closed;
});

test('answers requests that are on their way when it closes, also of connections that it has not taken yet', async () => {
  const { open, close } = await startServer(async (_request, response) => void response.end('yes'));
  const sockets = await Promise.all(Array.from({ length: 20 }, open));
  const closed = close(STALL_TIMEOUT_MS);
  const answers = sockets.map((socket) => text(socket));
  for (const socket of sockets) socket.write(GET);
  for (const answer of await Promise.all(answers)) expect(answer).toContain('yes');
  await closed;
});

test('aborts what takes longer than the grace period', async () => {
  const { open, arrivals, close } = await startSlowServer();
  const socket = await open();
  const closed = once(socket, 'close');
  socket.write(GET);
  await arrivals(1);
  await close(0);
  await closed;
  expect(socket.bytesRead).toBe(0);
});
