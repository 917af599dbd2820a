import { ENDPOINTS, type EndpointName } from '@cangkir/api';
import { keysOf, RESPONSE_CODE } from '@cangkir/core';
import type { Exchange } from '../backend/backend.types.ts';
import { NETWORK_FAULTS } from '../backend/network-faults.ts';

/** Outcomes of a request without a code: an invalid answer, or none. */
const WITHOUT_CODE = ['garbage', ...NETWORK_FAULTS] as const;

type WithoutCode = (typeof WITHOUT_CODE)[number];

/** An endpoint with its answer: one cell of the table of requests. */
export interface RequestCell {
  readonly endpoint: EndpointName;
  /** The code, as text; or the fault if there was no answer. */
  readonly answer: `${number}` | WithoutCode;
}

/**
 * Every cell: the answers of any request, the codes in its contract, and the refusals seen so far.
 *
 * @param seen The exercised cells. Refusals are not in the contract: each appears once it was seen.
 */
export function requestCells(seen: readonly RequestCell[]): readonly RequestCell[] {
  return keysOf(ENDPOINTS).flatMap((endpoint) => {
    const met = seen.filter((cell) => cell.endpoint === endpoint);
    return answersOf(endpoint, met).map((answer) => ({ endpoint, answer }));
  });
}

function answersOf(
  endpoint: EndpointName,
  met: readonly RequestCell[],
): readonly RequestCell['answer'][] {
  const codes = new Set([
    RESPONSE_CODE.success,
    RESPONSE_CODE.serverBusy,
    ...ENDPOINTS[endpoint].outcomes,
    ...met.flatMap(({ answer }) => codeOf(answer) ?? []),
  ]);
  return [
    ...[...codes].sort((one, other) => one - other).map((code) => `${code}` as const),
    ...WITHOUT_CODE,
  ];
}

/** The code of an answer; null if it has none. */
export function codeOf(answer: RequestCell['answer']): number | null {
  return WITHOUT_CODE.some((known) => known === answer) ? null : Number(answer);
}

/** Whether a text is an answer of a cell. */
export function isAnswer(text: string): text is RequestCell['answer'] {
  return /^\d+$/.test(text) || WITHOUT_CODE.some((known) => known === text);
}

/** The cell of a request; null if it matches no endpoint of the contract. */
export function cellOfExchange({
  endpoint,
  code,
  outcome,
}: Pick<Exchange, 'endpoint' | 'code' | 'outcome'>): RequestCell | null {
  if (endpoint === null) return null;
  const withoutCode = outcome === 'answered' ? 'garbage' : outcome;
  return { endpoint, answer: code === null ? withoutCode : `${code}` };
}
