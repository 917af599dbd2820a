import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/** A folder that is served on loopback. */
export interface ServedFolder {
  /** Ends with a slash. */
  readonly address: string;
  close(): void;
}

/** Serves the files of a folder on a free port of loopback, like a host of static files. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = createServer(sirv(folder, { dev: true }));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    address: `http://127.0.0.1:${portOf(server.address())}/`,
    close: () => server.close(),
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
