import { CODE_TABLE, type CodeRow, RESPONSE_CODE } from '@cangkir/core';
import type { DocumentedEndpoint } from '../contracts/api-contract.ts';

/** The name of a code: what it means. Several codes may mean the same. */
export type CodeName = CodeRow['name'];

const NAMES: ReadonlyMap<number, CodeName> = new Map(
  CODE_TABLE.map(({ code, name }) => [code, name]),
);

/** The name of a code; undefined if there is none, or the contract does not know it. */
export function nameOfCode(code: number | null | undefined): CodeName | undefined {
  return NAMES.get(code ?? Number.NaN);
}

/** The codes that any request may answer, but for a busy backend. */
function isOfAnyRequest(
  { method, tokenUse, isSigned, isUnlimited }: DocumentedEndpoint,
  code: number,
): boolean {
  switch (code) {
    case RESPONSE_CODE.notFound:
    case RESPONSE_CODE.bodyInvalid:
      return true;
    case RESPONSE_CODE.signatureMissing:
    case RESPONSE_CODE.signatureForged:
    case RESPONSE_CODE.signatureOld:
      return isSigned;
    case RESPONSE_CODE.tokenInvalid:
      return tokenUse !== 'none';
    case RESPONSE_CODE.tooManyRequests:
      return method === 'POST' && !isUnlimited;
    default:
      return false;
  }
}

/** Whether a request documents a code. */
export function isDocumented(endpoint: DocumentedEndpoint, code: number): boolean {
  return (
    hasData(endpoint, code) || endpoint.refusals.includes(code) || isOfAnyRequest(endpoint, code)
  );
}

/** Whether an answer with a code has the data of its endpoint. */
function hasData({ outcomes }: DocumentedEndpoint, code: number): boolean {
  return code === RESPONSE_CODE.success || outcomes.includes(code);
}

/** What a check has to reach of an endpoint, by name: one of the codes that mean the same is enough. */
export function namesToReach(endpoint: DocumentedEndpoint): ReadonlySet<CodeName> {
  const { method, input } = endpoint;
  const hasInput = method === 'POST' || Object.keys(input.entries).length > 0;
  const reachable = CODE_TABLE.filter(({ code }) => {
    if (hasData(endpoint, code) || endpoint.refusals.includes(code)) return true;
    if (code === RESPONSE_CODE.notFound || code === RESPONSE_CODE.tooManyRequests) return false;
    return isOfAnyRequest(endpoint, code) && (code !== RESPONSE_CODE.bodyInvalid || hasInput);
  });
  return new Set(reachable.map(({ name }) => name));
}
