import type { GatewayFailure } from './gateway.ts';

/** Whether a failure settles what was sent once: sending the same again would bring the same answer. */
export function isFinal({ kind }: GatewayFailure): boolean {
  return kind !== 'unreachable' && kind !== 'malformed' && kind !== 'busy';
}
