import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { isOnlyThisMachine } from '../addresses.ts';

/** A request, as far as it says where it comes from. */
type Arrived = Pick<IncomingMessage, 'headers'> & {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

/** The groups of an IPv6 address that are the network of a customer, who chooses the others at will. */
const NETWORK_GROUPS = 4;

/** Where proxies of ours are: Caddy's `private_ranges`. No customer reaches a balancer from there. */
const PROXIES = new BlockList();
PROXIES.addSubnet('10.0.0.0', 8);
PROXIES.addSubnet('172.16.0.0', 12);
PROXIES.addSubnet('192.168.0.0', 16);
PROXIES.addSubnet('127.0.0.0', 8);
PROXIES.addSubnet('fd00::', 8, 'ipv6');
PROXIES.addAddress('::1', 'ipv6');

/**
 * The network address of a request's client. Empty for a connection that has ended.
 *
 * @param isBehindProxy Whether a proxy of ours stands before the server. The client's address is then the last one of
 * `X-Forwarded-For` that is no proxy's. Anybody can write others before it.
 */
export function clientAddress({ headers, socket }: Arrived, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy
    ? forwardedAddress(String(headers['x-forwarded-for'] ?? ''))
    : null;
  return forwarded ?? unmapped(socket.remoteAddress ?? '');
}

/** Each proxy adds whom it was asked by, so what stands before the client's address is not theirs. */
function forwardedAddress(header: string): string | null {
  let client: string | null = null;
  for (const entry of header.split(',').reverse()) {
    const address = unmapped(entry.trim());
    if (isIP(address) === 0) break;
    client = address;
    if (!PROXIES.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) break;
  }
  return client;
}

/** IPv4 may be mapped to IPv6. */
function unmapped(address: string): string {
  return /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;
}

/** What proxies add to what they pass on. */
const PROXY_HEADERS = ['x-forwarded-for', 'forwarded', 'via'];

/** Whether a request was sent on this machine, and not by a proxy for somebody else. */
export function isFromThisMachine(request: Arrived): boolean {
  const isPassedOn = PROXY_HEADERS.some((name) => request.headers[name] !== undefined);
  return !isPassedOn && isOnlyThisMachine(clientAddress(request, false));
}

/** What limits count an address by: of IPv6 the first 64 bits. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS).join(':');
}
