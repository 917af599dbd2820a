import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { BackendProcess } from '@cangkir/tooling/backend-process';
import * as v from 'valibot';
import { APP_PATH } from '../src/shared/app-path.ts';

/** A backend whose app does not start before it is released: its page shows the first view alone. */
export interface HeldApp {
  readonly origin: string;
  release(): void;
  stop(): void;
}

const ADDRESS = v.object({ port: v.number() });

/** Passes a backend's answers on, and holds the app's entry script back. */
export async function holdApp({ origin }: BackendProcess): Promise<HeldApp> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = createServer(async (asked, answer) => {
    if (asked.url?.startsWith(`${APP_PATH}assets/index-`)) await held;
    const { method, headers } = asked;
    const passedOn = request(`${origin}${asked.url}`, { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passedOn.on('error', () => answer.destroy());
    asked.pipe(passedOn);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${v.parse(ADDRESS, server.address()).port}`,
    release,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
