import { once } from 'node:events';
import * as v from 'valibot';
import { startBackend } from './backend-process.ts';
import { createCompressingServer } from './compressing-server.ts';
import { logInMember, type StoredTexts } from './log-in-member.ts';

/** The production build with a backend of its own, on one origin. */
export interface ServedApp {
  /** Of the app, with a slash at its end. */
  readonly address: string;
  readonly origin: string;
  /** The local storage of a member who is logged in. */
  readonly member: StoredTexts;
  stop(): Promise<void>;
}

const ADDRESS = v.object({ port: v.number() });

/** Serves the build as in production, and logs a member in. */
export async function serveApp(): Promise<ServedApp> {
  const backend = await startBackend();
  const server = createCompressingServer(backend.origin);
  async function stop(): Promise<void> {
    server.close();
    server.closeAllConnections();
    await backend.stop();
  }
  try {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const origin = `http://127.0.0.1:${v.parse(ADDRESS, server.address()).port}`;
    return { address: `${origin}/app/`, origin, member: await logInMember(backend), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
