import { APP_PATH } from '../../app-path.ts';
import { type BackendProcess, startBackend } from '../../backend-process.ts';
import { readFirstLoads } from '../../built-app.ts';
import { listenOnLoopback } from '../../listen-on-loopback.ts';
import { createCompressingServer } from './compressing-server.ts';
import { logInMember, type StoredTexts } from './log-in-member.ts';

/** The production build with a backend of its own, on one origin. */
export interface ServedApp {
  /** The address of the app, with a slash at its end. */
  readonly address: string;
  readonly origin: string;
  /** The local storage of a member who is logged in. */
  member(): StoredTexts;
  /** Restarts the backend with fresh data: an order, for one, can be paid for a quarter of an hour. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

interface OpenBackend {
  readonly backend: BackendProcess;
  readonly member: StoredTexts;
}

/** Serves the build as in production, its files already compressed, and logs a member in. */
export async function serveApp(): Promise<ServedApp> {
  let open = await openBackend();
  const { server, compress } = await createCompressingServer(() => open.backend.origin);
  await compress(
    ['', ...readFirstLoads().flatMap(({ files }) => files.id)].map((file) => APP_PATH + file),
  );
  const origin = `https://127.0.0.1:${await listenOnLoopback(server)}`;
  return {
    address: origin + APP_PATH,
    origin,
    member: () => open.member,
    async restart() {
      await open.backend.stop();
      open = await openBackend();
    },
    async stop() {
      server.close();
      await open.backend.stop();
    },
  };
}

async function openBackend(): Promise<OpenBackend> {
  const backend = await startBackend();
  try {
    return { backend, member: await logInMember(backend) };
  } catch (error) {
    await backend.stop();
    throw error;
  }
}
