import { rowOfCode } from '../response-code/code-table.ts';
import type { GatewayFailure } from './gateway.ts';

/**
 * The failure of a numeric code. Its kind decides whether a change may be retried under its key, independent of the
 * message.
 *
 * @param code any code; 0 for a successful reply without its promised content
 */
export function failureOfCode(code: number): GatewayFailure {
  return { kind: rowOfCode(code)?.kind ?? 'unrecognized', code };
}
