import type { GatewayResult } from '../ports/gateway.ts';
import { isFinal } from './ask-again.ts';

/** Tells whether the backend refused with this code. */
export function isRefused(result: GatewayResult<unknown>, code: number): boolean {
  return !result.ok && result.failure.kind === 'refused' && result.failure.code === code;
}

/** Tells whether nobody knows what became of a change: it may be asked for again under the same key alone. */
export function isUnsettled(result: GatewayResult<unknown>): boolean {
  return !result.ok && !isFinal(result.failure);
}
