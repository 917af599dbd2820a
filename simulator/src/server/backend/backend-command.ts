import { existsSync } from 'node:fs';
import path from 'node:path';
import { maskPhone } from '@cangkir/core';
import { createScenarioRandom, createVirtualClock } from '@cangkir/core/testing';
import { createBackend } from '../../backend/backend.ts';
import { FIXTURES } from '../../backend/fixtures.ts';
import { createNetwork } from '../../network/network.ts';
import type { Terminal } from '../../shared/terminal.ts';
import { reachableHosts } from '../addresses.ts';
import { backUpStore } from './back-up-store.ts';
import { SaveError } from './commit.ts';
import { createBackendServer } from './create-backend-server.ts';
import { ListenError, listen } from './listen.ts';
import { createLog, type Log } from './log.ts';
import { nodeClock, nodeRandom } from './node-ports.ts';
import { type CommandOptions, HELP, readOptions, USUAL_FIXTURE } from './options.ts';
import { saveChanges } from './save-changes.ts';
import { startText } from './start-text.ts';
import { type Steered, steer } from './steer.ts';
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
 * @param readSteps The lines of a test that steers it (`--at`).
 */
export async function backendCommand(
  args: readonly string[],
  terminal: Pick<Terminal, 'write' | 'complain'>,
  stop: AbortSignal,
  readSteps: () => AsyncIterable<string>,
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
    if (options.value.backup === null) await runBackend(options.value, terminal, stop, readSteps);
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
  readSteps: () => AsyncIterable<string>,
): Promise<void> {
  const store = openStore(options.data, options.isFresh);
  try {
    await serveStore(store, options, terminal, stop, readSteps);
  } finally {
    store.close();
  }
}

async function serveStore(
  store: Store,
  options: CommandOptions,
  terminal: Pick<Terminal, 'write'>,
  stop: AbortSignal,
  readSteps: () => AsyncIterable<string>,
): Promise<void> {
  const hosts = reachableHosts(options.host);
  const { backend, keptSince, filledParts, steered } = openBackend(store, options, hosts[0]);
  const clock = steered?.clock ?? nodeClock;
  const log = createLog(options.log, (text) => terminal.write(text), clock);
  backend.on('sms', ({ phone, code }) =>
    log.write({ event: 'sms', maskedPhone: maskPhone(phone, 'others'), code }),
  );

  const breakdown = new AbortController();
  const commit = saveChanges(backend, store, keptSince === null);
  const { server, close } = createBackendServer({
    backend: steered === null ? backend : { ...backend, handle: steered.network.deliver },
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
  const text = startText({ options, addresses, keptSince, filledParts, hasBuild });
  log.write({ event: 'start', addresses, data: options.data, text });
  const test = new AbortController();
  if (steered !== null) {
    void followSteps(steered, readSteps(), log).finally(() => test.abort());
  }
  await anyAborted(stop, breakdown.signal, test.signal);
  // After a breakdown no request can be answered.
  await close(breakdown.signal.aborted ? 0 : CLOSE_TIMEOUT_MS);
  breakdown.signal.throwIfAborted();
}

/** A backend with the kept state, which nobody else holds: most of it is copied as it changes. */
function openBackend(store: Store, options: CommandOptions, webHost: string) {
  const { steered: start } = options;
  const virtual = start === null ? null : createVirtualClock(start.at);
  const clock = virtual ?? nodeClock;
  const random = start === null ? nodeRandom : createScenarioRandom(start.seed).backend;
  const fixture = () => FIXTURES[options.fixture ?? USUAL_FIXTURE].create(clock.now());
  const filledParts = store.fill(fixture);
  const kept = store.load();
  const state = kept ?? fixture();
  const backend = createBackend({ clock, random, state, webHost });
  const steered =
    virtual === null
      ? null
      : { clock: virtual, backend, network: createNetwork(backend, () => 'usual') };
  return { backend, keptSince: kept?.startedAt ?? null, filledParts, steered };
}

/**
 * Does what a test wants, a line after the other, and says of each that it is done, or why not. Resolves when the test
 * has ended.
 */
async function followSteps(
  steered: Steered,
  lines: AsyncIterable<string>,
  log: Log,
): Promise<void> {
  for await (const line of lines) {
    const done = await steer(steered, line);
    log.write(
      done.ok
        ? { event: 'step', refusal: null, ...done.value }
        : { event: 'step', refusal: done.failure, login: null, text: null },
    );
  }
}

function anyAborted(...signals: readonly AbortSignal[]): Promise<void> {
  const any = AbortSignal.any([...signals]);
  return new Promise((resolve) => {
    if (any.aborted) resolve();
    any.addEventListener('abort', () => resolve());
  });
}
