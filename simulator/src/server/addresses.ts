import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { isLoopback } from '../shared/loopback.ts';

/** A server that listens to one of these is reached by every address of this machine. */
const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];

/**
 * The hosts by which people reach a server that listens to one, as they stand in an address: this
 * machine's own name for itself first, then those that a phone on the same network can open.
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

/** Tells whether others than this machine may come in. */
export function isOpenToOthers(host: string): boolean {
  return !isLoopback(inAddress(host));
}

function inAddress(host: string): string {
  return isIPv6(host) ? `[${host}]` : host;
}
