import { createServer, request } from 'node:http';
import type { BackendProcess } from '@cangkir/tooling/backend-process';
import { listenOnLoopback } from '@cangkir/tooling/listen-on-loopback';

/** A backend behind a server of its own. */
export interface Passage {
  readonly origin: string;
  stop(): void;
}

/**
 * Passes a backend's answers on.
 *
 * @param open Holds a request back by its path, or answers it with a status itself.
 */
export async function passOn(
  { origin }: BackendProcess,
  open: (path: string) => Promise<number | undefined>,
): Promise<Passage> {
  const server = createServer(async (asked, answer) => {
    const refused = await open(asked.url ?? '');
    if (refused !== undefined) {
      answer.writeHead(refused).end();
      return;
    }
    const { method, headers } = asked;
    const passedOn = request(`${origin}${asked.url}`, { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passedOn.on('error', () => answer.destroy());
    asked.pipe(passedOn);
  });
  return {
    origin: `http://127.0.0.1:${await listenOnLoopback(server)}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
