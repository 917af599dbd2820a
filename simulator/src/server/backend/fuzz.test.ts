import { connect } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyRequest } from '../../backend/any-request.ts';
import type { BackendRequest } from '../../backend/backend.types.ts';
import { createPeople } from './people.ts';
import { startServer } from './testing.ts';

const RUNS = 500;

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

/** The whole answer; empty if the server closes the connection without one. */
async function answerTo(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8');
  socket.on('data', (more) => {
    answer += more;
  });
  // A reset connection closes, too.
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  // Nothing more comes, so the server does not wait for the rest of a request that is cut off.
  socket.end(text);
  await closed;
  return answer;
}
