import { createServer } from 'node:http';
import sirv from 'sirv';
import { listenOnLoopback } from './listen-on-loopback.ts';

/** A folder that is served on loopback. */
export interface ServedFolder {
  /** Ends with a slash. */
  readonly address: string;
  close(): void;
}

/** Serves the files of a folder on a free port of loopback, like a host of static files. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = createServer(sirv(folder, { dev: true }));
  const port = await listenOnLoopback(server);
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () => server.close(),
  };
}
