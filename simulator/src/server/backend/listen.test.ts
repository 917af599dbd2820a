import { createServer, type ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { close, ListenError, listen } from './listen.ts';

/** A server with a pending request. */
async function startServer() {
  const server = createServer();
  onTestFinished(() => void server.close());
  const arrived = new Promise<ServerResponse>((resolve) => {
    server.once('request', (_request, response) => resolve(response));
  });
  const port = await listen(server, '127.0.0.1', 0);
  const answer = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
  return { server, answer: Promise.allSettled([answer]), response: await arrived };
}

test('answers pending requests before it closes', async () => {
  const { server, answer, response } = await startServer();
  const closed = close(server, 60_000);
  response.end('at last');
  expect(await answer).toEqual([{ status: 'fulfilled', value: 'at last' }]);
  await closed;
  expect(server.listening).toBe(false);
});

test('aborts what takes longer than the grace period', async () => {
  const { server, answer } = await startServer();
  await close(server, 0);
  expect(await answer).toMatchObject([{ status: 'rejected' }]);
});

test('reports any other error with its code', async () => {
  const { server } = await startServer();
  const again = listen(server, '127.0.0.1', 1);
  await expect(again).rejects.toThrow(ListenError);
  await expect(again).rejects.toThrow('127.0.0.1, port 1 (ERR_SERVER_ALREADY_LISTEN)');
  await close(server, 0);
});
