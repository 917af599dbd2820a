import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { ListenError, listen } from './listen.ts';

test('reports any other error with its code', async () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  await listen(server, '127.0.0.1', 0);
  const again = listen(server, '127.0.0.1', 1);
  await expect(again).rejects.toThrow(ListenError);
  await expect(again).rejects.toThrow('127.0.0.1, port 1 (ERR_SERVER_ALREADY_LISTEN)');
});
