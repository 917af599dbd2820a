import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyRequest } from '../../backend/any-request.ts';
import type { BackendRequest } from '../../backend/backend.types.ts';
import { createPeople } from './people.ts';
import { startServer } from './testing.ts';

const RUNS = 500;

/** How long to wait for the answer to a request that is cut off. */
const ANSWER_TIMEOUT_MS = 50;

const PEOPLE = createPeople(2);

test('ends with no request over HTTP, and logs none of its exceptions', async () => {
  const { origin, port, lines, onBreakdown } = await startServer(PEOPLE);
  const tokens = PEOPLE.map(({ token }) => token);
  await fc.assert(
    fc.asyncProperty(anyRequest(tokens, Date.now()), async (request) => {
      expect(await answerTo(port, wireText(request))).not.toMatch(/^HTTP\/1.1 5/);
      expect(lines.splice(0).join('\n')).not.toContain('exception');
    }),
    { numRuns: RUNS },
  );
  expect((await fetch(`${origin}/portal/app/config`)).status).toBe(200);
  expect(onBreakdown).not.toHaveBeenCalled();
});

/** The bytes of a request, which may not be valid HTTP. */
function wireText({ method, path, query, headers, body }: BackendRequest): string {
  const all = { host: 'localhost', 'content-length': Buffer.byteLength(body), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const address = `${path}?${new URLSearchParams(query)}`;
  return `${method} ${address} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** The start of the answer; empty if the server closes the connection, or waits for the rest. */
async function answerTo(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('utf8');
  socket.on('error', () => {});
  socket.write(text);
  const [answer = ''] = await Promise.race([
    once(socket, 'data'),
    once(socket, 'close'),
    wait(ANSWER_TIMEOUT_MS, []),
  ]);
  socket.destroy();
  return String(answer);
}
