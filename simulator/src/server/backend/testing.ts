import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PassThrough, type Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import {
  createApiClient,
  createClaimGateway,
  createConfigGateway,
  createHttpExchange,
  createLoginGateway,
  createVoucherGateway,
} from '@cangkir/api';
import { sha256Hex } from '@cangkir/core';
import { type Mock, onTestFinished, vi } from 'vitest';
import { createBackend } from '../../backend/backend.ts';
import { COMPILED } from '../paths.ts';
import { backendCommand } from './backend-command.ts';
import type { SaveError } from './commit.ts';
import { createBackendServer } from './create-backend-server.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import { nodeClock, nodeRandom } from './node-ports.ts';
import { type Person, RUSH_CAMPAIGN, rushState } from './people.ts';
import type { Api } from './serve-api.ts';

/** A folder that is deleted after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'backend-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Opens the database of a stopped backend. */
export function changeDatabase(file: string, sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}

/** Simulates a full disk for a part of the state. */
export function refuseWrites(file: string, part: string): void {
  changeDatabase(
    file,
    `CREATE TRIGGER full BEFORE INSERT ON entry WHEN NEW.place GLOB '${part}/*'
     BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`,
  );
}

/** The app's own client, as composed for a page. */
export function openGateways(origin: string, token = '', send = fetch) {
  const client = createApiClient({
    exchange: createHttpExchange(origin, send),
    token: () => token,
    sourceId: () => RUSH_CAMPAIGN,
    language: () => 'id',
    hash: sha256Hex,
    clock: nodeClock,
    random: nodeRandom,
  });
  return {
    config: createConfigGateway(client),
    login: createLoginGateway(client),
    campaigns: createClaimGateway(client),
    vouchers: createVoucherGateway(client),
  };
}

function buildApp(): string {
  const build = temporaryFolder();
  mkdirSync(path.join(build, 'assets'));
  writeFileSync(path.join(build, 'index.html'), '<head></head>');
  writeFileSync(path.join(build, 'assets/a1b2.js'), 'start()');
  return build;
}

/** A line of the log without its time, its ID, its client and its duration. */
function withoutChance(line: string): string {
  return line.replace(/^\S+Z (?:[0-9a-f]{8} )?(?:127\.0\.0\.1 )?/, '').replace(/\d+ ms\n$/, 'N ms');
}

/** A server in this process, with these people logged in. It saves nothing. */
export async function startServer(
  people: readonly Person[],
  {
    commit = async () => {},
    isBehindProxy = false,
    build = buildApp(),
  }: Partial<Api> & { readonly build?: string } = {},
) {
  const backend = createBackend({
    clock: nodeClock,
    random: nodeRandom,
    state: rushState(people, 50),
    webHost: 'localhost',
  });
  const lines: string[] = [];
  const onBreakdown: Mock<(error: SaveError) => void> = vi.fn();
  const log = createLog('text', (text) => void lines.push(withoutChance(text)), nodeClock);
  const { server, close } = createBackendServer({
    backend,
    commit,
    isBehindProxy,
    host: '127.0.0.1',
    build,
    log,
    onBreakdown,
  });
  const port = await listen(server, '127.0.0.1', 0);
  onTestFinished(() => close(0));
  return { backend, server, port, origin: `http://127.0.0.1:${port}`, lines, onBreakdown };
}

/** Runs the command in this process, until it prints something. */
export async function runCommand(...args: string[]) {
  const stop = new AbortController();
  const output = new PassThrough({ encoding: 'utf8' });
  const input = new PassThrough({ encoding: 'utf8' });
  let text = '';
  output.on('data', (more: string) => {
    text += more;
  });
  const speaks = once(output, 'data');
  const exitCode = backendCommand(
    args,
    { write: (message) => output.write(message), complain: (message) => output.write(message) },
    stop.signal,
    () => input,
  );
  onTestFinished(async () => {
    stop.abort();
    await exitCode;
  });
  await speaks;
  return {
    /** Its printed origin. */
    origin: () => originIn(text),
    /** Writes a line of a test that steers it. */
    steer: (step: object) => void input.write(JSON.stringify(step)),
    /** Its whole output so far. */
    text: () => text,
    /** Resolves with its exit code once it has ended by itself. */
    exitCode,
    /** Stops it. Resolves with its exit code. */
    end(): Promise<number> {
      stop.abort();
      return exitCode;
    },
  };
}

const CLI = fileURLToPath(new URL('cli.ts', import.meta.url));

/** Node keeps what it compiled: a second start from the sources takes half the time. */
const COMPILED_ONCE = { ...process.env, NODE_COMPILE_CACHE: COMPILED };

const STDIO: ['ignore', 'pipe', 'inherit'] = ['ignore', 'pipe', 'inherit'];

/** Runs the command in its own process until it listens. */
export async function spawnCommand(...args: string[]) {
  const child = spawn(process.execPath, [CLI, ...args], { stdio: STDIO, env: COMPILED_ONCE });
  onTestFinished(() => void child.kill('SIGKILL'));
  return followCommand(child);
}

/**
 * The same as npm does it: in a shell, which gets npm's signal and does not forward it. Resolves with the shell's
 * process; it has ended when the command has, too.
 */
export async function spawnInShell(...args: string[]) {
  const child = spawn('sh', ['-c', '"$@"; exit', 'sh', process.execPath, CLI, ...args], {
    stdio: STDIO,
    env: { ...COMPILED_ONCE, npm_lifecycle_event: 'backend' },
    detached: true,
  });
  onTestFinished(() => killGroup(child));
  return followCommand(child);
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}

async function followCommand(child: ChildProcessByStdio<null, Readable, null>) {
  // Its output closes when no process can write any more.
  const closed = once(child, 'close');
  child.stdout.setEncoding('utf8');
  const [text] = await once(child.stdout, 'data');
  // Keep reading its output, or it blocks.
  child.stdout.resume();
  return {
    origin: originIn(String(text)),
    /** Reads its output no more, like `head`. */
    stopReading: () => void child.stdout.destroy(),
    kill: (signal: NodeJS.Signals) => void child.kill(signal),
    /** Resolves with its exit code, null if a signal killed it. */
    async ended(): Promise<unknown> {
      const [exitCode] = await closed;
      return exitCode;
    },
  };
}

function originIn(text: string): string {
  const origin = /http:\/\/[^/\s]+/.exec(text)?.[0];
  if (origin === undefined) throw new Error(`It does not listen: ${text}`);
  return origin;
}
