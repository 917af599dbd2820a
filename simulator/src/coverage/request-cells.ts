import type { EndpointName } from '@cangkir/api';
import type { Exchange } from '../backend/backend.types.ts';

/** An endpoint with what it answered: one cell of the table of requests. */
export interface RequestCell {
  readonly endpoint: EndpointName;
  /** The code, as text; or what became of the answer where none came: `lost`, `garbage` … */
  readonly answer: string;
}

/** The cell of a request; null where it went to no endpoint of the contract. */
export function cellOfExchange({
  endpoint,
  code,
  outcome,
}: Pick<Exchange, 'endpoint' | 'code' | 'outcome'>): RequestCell | null {
  if (endpoint === null) return null;
  const withoutCode = outcome === 'answered' ? 'garbage' : outcome;
  return { endpoint, answer: code === null ? withoutCode : String(code) };
}
