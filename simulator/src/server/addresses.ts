import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { isLoopback } from '../shared/loopback.ts';

/** A server on one of these is reachable by every address of this machine. */
const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];

/**
 * The hosts by which a server can be reached, as written in an address: this machine's own name first, then those for
 * phones on the same network.
 */
export function reachableHosts(
  host: string,
  interfaces: ReturnType<typeof networkInterfaces> = networkInterfaces(),
): readonly [string, ...string[]] {
  if (!EVERYWHERE.includes(host)) return [inAddress(host)];
  const addresses = Object.values(interfaces).flatMap((found) => found ?? []);
  const onNetwork = addresses.filter(({ family, internal }) => family === 'IPv4' && !internal);
  return ['localhost', ...onNetwork.map(({ address }) => address)];
}

/** Whether a host or address always means this machine. */
export function isOnlyThisMachine(host: string): boolean {
  return isLoopback(inAddress(host));
}

/**
 * Whether a request's `Host` is an address that a server has: this machine's own name, the host it listens to, or the
 * address that the request reached.
 *
 * @param localAddress As a socket has it: IPv4 may be mapped to IPv6.
 */
export function isServedHost(header: string, host: string, localAddress: string): boolean {
  const name = header.replace(/:\d+$/, '').toLowerCase();
  const reached = localAddress.replace(/^::ffff:(?=\d+\.)/, '');
  return isLoopback(name) || [host, reached].some((served) => inAddress(served) === name);
}

function inAddress(host: string): string {
  return isIPv6(host) ? `[${host}]` : host;
}
