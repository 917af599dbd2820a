import { CODE_TABLE, type CodeRow, codeName, RESPONSE_CODE } from '@cangkir/core';
import { keysOf } from '../shared/keys-of.ts';

/** A numeric code of the contract, with the core's name. */
export interface KnownCode {
  readonly code: number;
  /** In words, such as `server busy`. */
  readonly name: string;
}

const TITLES: Readonly<Record<CodeRow['group'], string>> = {
  request: 'Every request',
  claim: 'Claims',
  activity: 'Activities',
  discount: 'Discounts',
  gift: 'Gifts',
  pack: 'Packs',
  referral: 'Invitations',
  helper: 'Bargains',
  community: 'Community',
};

/** The codes of the contract by topic, each once. */
export const KNOWN_CODES: readonly {
  readonly title: string;
  readonly codes: readonly KnownCode[];
}[] = keysOf(TITLES).map((group) => ({ title: TITLES[group], codes: knownCodes(group) }));

/** The codes of a topic, without 0, the success of any request. */
export function knownCodes(topic: CodeRow['group']): readonly KnownCode[] {
  return CODE_TABLE.filter(
    ({ code, group }) => group === topic && code !== RESPONSE_CODE.success,
  ).map(({ code }) => ({ code, name: codeName(code) ?? '' }));
}

/** The core's name of a code; null if it has none, and for a success. */
export function nameOfCode(code: number): string | null {
  return code === RESPONSE_CODE.success ? null : codeName(code);
}
