import { existsSync } from 'node:fs';
import path from 'node:path';
import { maskPhone } from '@cangkir/core';
import { createBackend } from '../../backend/backend.ts';
import { FIXTURES } from '../../backend/fixtures.ts';
import type { Terminal } from '../../shared/terminal.ts';
import { reachableHosts } from '../addresses.ts';
import { backUpStore } from './back-up-store.ts';
import { SaveError } from './commit.ts';
import { createBackendServer } from './create-backend-server.ts';
import { ListenError, listen } from './listen.ts';
import { createLog } from './log.ts';
import { nodeClock, nodeRandom } from './node-ports.ts';
import { type CommandOptions, HELP, readOptions, USUAL_FIXTURE } from './options.ts';
import { saveChanges } from './save-changes.ts';
import { startWords } from './start-words.ts';
import { openStore, type Store } from './store.ts';
import { StoreError } from './store-error.ts';

/** The exit codes. */
const EXIT = { stopped: 0, failed: 1, invalid: 2 } as const;

/** The time limit of pending requests after a stop. */
const CLOSE_TIMEOUT_MS = 4000;

/**
 * Runs `npm run backend` until it is stopped. Resolves with the exit code.
 *
 * @param stop Abort it to stop the server.
 */
export async function backendCommand(
  args: readonly string[],
  terminal: Pick<Terminal, 'write' | 'complain'>,
  stop: AbortSignal,
): Promise<number> {
  const options = readOptions(args);
  if (!options.ok) {
    terminal.complain(`${options.failure}\n\n${HELP}`);
    return EXIT.invalid;
  }
  if (options.value.isHelpWanted) {
    terminal.write(HELP);
    return EXIT.stopped;
  }
  try {
    if (options.value.backup === null) await runBackend(options.value, terminal, stop);
    else backUp(options.value.data, options.value.backup, terminal);
    return EXIT.stopped;
  } catch (error) {
    if (!isExpected(error)) throw error;
    terminal.complain(`${error.message}\n`);
    return EXIT.failed;
  }
}

function isExpected(error: unknown): error is Error {
  return error instanceof StoreError || error instanceof ListenError || error instanceof SaveError;
}

function backUp(data: string, target: string, terminal: Pick<Terminal, 'write'>): void {
  backUpStore(data, target);
  terminal.write(`${target} has the data of ${data}. Only its owner may read it.\n`);
}

async function runBackend(
  options: CommandOptions,
  terminal: Pick<Terminal, 'write'>,
  stop: AbortSignal,
): Promise<void> {
  const store = openStore(options.data, options.isFresh);
  try {
    await serveStore(store, options, terminal, stop);
  } finally {
    store.close();
  }
}

async function serveStore(
  store: Store,
  options: CommandOptions,
  terminal: Pick<Terminal, 'write'>,
  stop: AbortSignal,
): Promise<void> {
  const hosts = reachableHosts(options.host);
  const { backend, keptSince, filledParts } = openBackend(store, options, hosts[0]);
  const log = createLog(options.log, (text) => terminal.write(text), nodeClock);
  backend.on('sms', ({ phone, code }) =>
    log.write({ event: 'sms', maskedPhone: maskPhone(phone, 'others'), code }),
  );

  const breakdown = new AbortController();
  const commit = saveChanges(backend, store, keptSince === null);
  const { server, close } = createBackendServer({
    backend,
    commit,
    isBehindProxy: options.isBehindProxy,
    host: options.host,
    build: options.app,
    log,
    onBreakdown: (error) => breakdown.abort(error),
  });
  const port = await listen(server, options.host, options.port);
  const addresses = hosts.map((host) => `http://${host}:${port}/`);
  const hasBuild = existsSync(path.join(options.app, 'index.html'));
  const words = startWords({ options, addresses, keptSince, filledParts, hasBuild });
  log.write({ event: 'start', addresses, data: options.data, words });
  await anyAborted(stop, breakdown.signal);
  // After a breakdown no request can be answered.
  await close(breakdown.signal.aborted ? 0 : CLOSE_TIMEOUT_MS);
  breakdown.signal.throwIfAborted();
}

/** A backend with the kept state, which nobody else holds: most of it is copied as it changes. */
function openBackend(store: Store, options: CommandOptions, webHost: string) {
  const fixture = () => FIXTURES[options.fixture ?? USUAL_FIXTURE].create(nodeClock.now());
  const filledParts = store.fill(fixture);
  const kept = store.load();
  const state = kept ?? fixture();
  const backend = createBackend({ clock: nodeClock, random: nodeRandom, state, webHost });
  return { backend, keptSince: kept?.startedAt ?? null, filledParts };
}

function anyAborted(...signals: readonly AbortSignal[]): Promise<void> {
  const any = AbortSignal.any([...signals]);
  return new Promise((resolve) => {
    if (any.aborted) resolve();
    any.addEventListener('abort', () => resolve());
  });
}
