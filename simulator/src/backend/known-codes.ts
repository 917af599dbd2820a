import { CODE_TABLE, type CodeRow, RESPONSE_CODE, rowOfCode } from '@cangkir/core';
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
  ).map(({ code, name }) => ({ code, name: wordsOf(name) }));
}

/** The core's name of a code; null if it has none, and for a success. */
export function nameOfCode(code: number): string | null {
  const row = code === RESPONSE_CODE.success ? undefined : rowOfCode(code);
  return row === undefined ? null : wordsOf(row.name);
}

function wordsOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
