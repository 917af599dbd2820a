import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** The most resident memory that a backend may take meanwhile. */
export const UNREAD_MEGABYTES = 150;

/** What an attack did to a backend. */
export interface AttackResult {
  /** The most resident memory of its process, in MB of 1,000,000 bytes. */
  readonly megabytes: number;
  /** The slowest of the customers' requests meanwhile, in milliseconds. */
  readonly slowestMs: number;
  /** The statuses of their answers. */
  readonly statuses: ReadonlySet<number>;
}

/** Each with as many requests as it sends at once, none of whose answers it reads. */
const ATTACKS = [
  { sockets: 1, requests: 1400, path: '/app/' },
  { sockets: 300, requests: 20, path: '/app/' },
  { sockets: 300, requests: 20, path: '/portal/app/config' },
];

/** The customers' requests during each attack, one after the other. */
const CUSTOMERS = 30;

/** Asks a backend of this machine for far more than it reads, while customers use it. */
export async function leaveUnread(origin: string, pid: number): Promise<AttackResult> {
  let megabytes = 0;
  let slowestMs = 0;
  const statuses = new Set<number>();
  for (const { sockets, requests, path } of ATTACKS) {
    const attackers = await Promise.all(Array.from({ length: sockets }, () => connectTo(origin)));
    const request = `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;
    for (const attacker of attackers) attacker.write(request.repeat(requests));
    for (let customer = 0; customer < CUSTOMERS; customer += 1) {
      const startedAt = performance.now();
      const response = await fetch(`${origin}/app/`);
      await response.arrayBuffer();
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      statuses.add(response.status);
      megabytes = Math.max(megabytes, residentMegabytes(pid));
    }
    for (const attacker of attackers) attacker.destroy();
  }
  return { megabytes, slowestMs, statuses };
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

function residentMegabytes(pid: number): number {
  const kibibytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return (Number(kibibytes) * 1024) / 1_000_000;
}
