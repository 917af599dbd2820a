import type { GatewayFailure } from './gateway.ts';

/** Whether a failure is final: the same request would fail the same way. */
export function isFinal({ kind }: GatewayFailure): boolean {
  return kind !== 'unreachable' && kind !== 'malformed' && kind !== 'busy' && kind !== 'limited';
}
