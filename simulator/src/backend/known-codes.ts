import { CODE_TABLE, type CodeRow, codeName, RESPONSE_CODE } from '@cangkir/core';

/** A numeric code of the contract, with the core's name. */
export interface KnownCode {
  readonly code: number;
  /** In words, such as `server busy`. */
  readonly name: string;
}

/** The codes of the contract by group, each once. */
export const KNOWN_CODES: readonly {
  readonly title: string;
  readonly codes: readonly KnownCode[];
}[] = [...new Set(CODE_TABLE.map(({ group }) => group))].map((group) => ({
  title: group.charAt(0).toUpperCase() + group.slice(1),
  codes: knownCodes(group),
}));

/** The codes of a group, without 0, the success of any request. */
export function knownCodes(wanted: CodeRow['group']): readonly KnownCode[] {
  return CODE_TABLE.filter(
    ({ code, group }) => group === wanted && code !== RESPONSE_CODE.success,
  ).map(({ code }) => ({ code, name: codeName(code) ?? '' }));
}

/** The core's name of a code; null if it has none, and for a success. */
export function nameOfCode(code: number): string | null {
  return code === RESPONSE_CODE.success ? null : codeName(code);
}
