import { once } from 'node:events';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { startProgram } from './kill-run.ts';
import { IN_MEMORY } from './open-database.ts';
import { compiled } from './program.ts';

/** The most resident memory that a backend may take meanwhile. */
export const UNREAD_MEGABYTES = 150;

/** What an attack did to a backend. */
export interface AttackResult {
  /** The most resident memory that its process had, in MB of 1,000,000 bytes. */
  readonly megabytes: number;
  /** The slowest of the customers' requests meanwhile, in milliseconds. */
  readonly slowestMs: number;
  /** The statuses of their answers. */
  readonly statuses: ReadonlySet<number | undefined>;
}

/** What each socket sends at once. It reads no answer. */
const ATTACKS = [
  { sockets: 1, sent: requestOf('/app/').repeat(1400) },
  { sockets: 300, sent: requestOf('/app/').repeat(8) },
  { sockets: 490, sent: requestOf('/portal/app/config').repeat(1300) },
  { sockets: 490, sent: crumbsOf(10_500) },
];

/** The customers' requests during each attack, one after the other. */
const CUSTOMERS = 30;

/**
 * Runs in the backend, so that it says at its end how many bytes it had at most. Node's own maximum begins on Linux with
 * what its parent had.
 */
const SAY_PEAK = `
  import { readFileSync, writeSync } from 'node:fs';
  const inKilobytes = () => process.platform === 'linux'
    ? /VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]
    : process.resourceUsage().maxRSS;
  process.on('exit', () => writeSync(1, 'peak ' + inKilobytes() * 1024));
`;

/**
 * Asks the compiled backend for far more than is read, while customers use it.
 *
 * @param args More arguments of its command.
 */
export async function leaveUnread(...args: readonly string[]): Promise<AttackResult> {
  const sayPeak = `data:text/javascript,${encodeURIComponent(SAY_PEAK)}`;
  const program = ['--import', sayPeak, ...compiled('cli'), ...args];
  const { child, origin } = await startProgram(program, IN_MEMORY);
  const output = text(child.stdout);
  try {
    let slowestMs = 0;
    const statuses = new Set<number | undefined>();
    for (const attack of ATTACKS) {
      const attackers = await attackBy(origin, attack);
      for (let customer = 0; customer < CUSTOMERS; customer += 1) {
        const startedAt = performance.now();
        statuses.add(await visit(origin));
        slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      }
      for (const attacker of attackers) attacker.destroy();
    }
    child.kill('SIGTERM');
    const bytes = /peak (\d+)$/.exec(await output)?.[1];
    return { megabytes: Number(bytes) / 1_000_000, slowestMs, statuses };
  } finally {
    child.kill('SIGKILL');
  }
}

async function attackBy(
  origin: string,
  { sockets, sent }: (typeof ATTACKS)[number],
): Promise<readonly Socket[]> {
  const attackers = await Promise.all(Array.from({ length: sockets }, () => connectTo(origin)));
  for (const attacker of attackers) attacker.write(sent);
  return attackers;
}

function requestOf(path: string): string {
  return `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;
}

/** A claim whose body comes in parts of one byte, and does not end. */
function crumbsOf(parts: number): string {
  const head = 'POST /portal/app/coupon/claim HTTP/1.1\r\nhost: localhost\r\n';
  return `${head}transfer-encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(parts)}`;
}

async function connectTo(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  // The backend may drop it.
  socket.on('error', () => {});
  socket.pause();
  await once(socket, 'connect');
  return socket;
}

/** Loads the page on a connection of its own. Resolves with its status. */
function visit(origin: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(`${origin}/app/`, { agent: false }, (response) => {
      response
        .resume()
        .on('end', () => resolve(response.statusCode))
        .on('error', reject);
    }).on('error', reject);
  });
}
