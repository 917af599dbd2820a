import {
  ACTIVITY_CODES,
  activityVerdict,
  CLAIM_CODE,
  COMMUNITY_CODE,
  GIFT_CODE,
  HELPER_CODES,
  PACK_CODE,
  REFERRAL_CODE,
  RESPONSE_CODE,
} from '@cangkir/core';

/** A numeric code of the contract, with the core's name. */
export interface KnownCode {
  readonly code: number;
  /** In words, such as `server busy`. */
  readonly name: string;
}

/** The codes of the contract by topic, each once. */
export const KNOWN_CODES: readonly {
  readonly title: string;
  readonly codes: readonly KnownCode[];
}[] = [
  { title: 'Every request', codes: codesOf(RESPONSE_CODE) },
  { title: 'Claims', codes: codesOf(CLAIM_CODE) },
  { title: 'Activities', codes: verdictsOf(ACTIVITY_CODES) },
  { title: 'Gifts', codes: codesOf(GIFT_CODE) },
  { title: 'Packs', codes: codesOf(PACK_CODE) },
  { title: 'Invitations', codes: codesOf(REFERRAL_CODE) },
  { title: 'Bargains', codes: verdictsOf(HELPER_CODES) },
  { title: 'Community', codes: codesOf(COMMUNITY_CODE) },
];

const NAMES: ReadonlyMap<number, string> = new Map(
  KNOWN_CODES.flatMap(({ codes }) => codes.map(({ code, name }) => [code, name])),
);

/** The core's name of a code; null if it has none. */
export function nameOfCode(code: number): string | null {
  return NAMES.get(code) ?? null;
}

/** Without 0, the success of any request. */
function codesOf(table: Readonly<Record<string, number>>): readonly KnownCode[] {
  return Object.entries(table)
    .filter(([, code]) => code !== RESPONSE_CODE.success)
    .map(([name, code]) => ({ code, name: wordsOf(name) }));
}

/** What the codes say about an activity; claims share two of them. */
function verdictsOf(codes: readonly number[]): readonly KnownCode[] {
  return codes
    .filter((code) => !Object.values<number>(CLAIM_CODE).includes(code))
    .map((code) => ({ code, name: wordsOf(activityVerdict(code) ?? '') }));
}

function wordsOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
