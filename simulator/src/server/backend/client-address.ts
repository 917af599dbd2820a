import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import { isOnlyThisMachine } from '../addresses.ts';

/** A request, as far as it says where it comes from. */
type Arrived = Pick<IncomingMessage, 'headers'> & {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

/** The groups of an IPv6 address that are the network of a customer, who chooses the others at will. */
const NETWORK_GROUPS = 4;

/**
 * The network address of a request's client. Empty for a connection that has ended.
 *
 * @param isBehindProxy Whether a proxy of ours stands before the server: the last address of `X-Forwarded-For`, which it
 * adds, is the client's then. Anybody else can write there what they like.
 */
export function clientAddress({ headers, socket }: Arrived, isBehindProxy: boolean): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  const isForwarded = isBehindProxy && forwarded !== undefined && isIP(forwarded) !== 0;
  const address = isForwarded ? forwarded : (socket.remoteAddress ?? '');
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  return mapped ?? address;
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
