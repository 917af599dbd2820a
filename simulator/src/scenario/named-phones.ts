import { MARKETS, type Market } from '@cangkir/core';
import { parsePhone } from '@cangkir/core/phone';
import { PEOPLE } from '../backend/login/login.fixture.ts';

/** A phone that has a name in files: no file holds a full number. */
export interface NamedPhone {
  readonly e164: string;
  /** As people type it: without the country. */
  readonly typed: string;
}

/** Numbers that belong to nobody, in the fixtures or outside, without their last digit. */
const STRANGERS: Readonly<Record<Market, { readonly name: string; readonly e164: string }>> = {
  ID: { name: 'stranger', e164: '+628120000090' },
  PH: { name: 'strangerPh', e164: '+63917000090' },
  SG: { name: 'strangerSg', e164: '+658123090' },
};

/** The number of strangers per market: one for each last digit except 0. */
const STRANGERS_A_MARKET = 9;

/** A number without a subscriber, and no mobile phone in any market. */
const LANDLINE: NamedPhone = { e164: '+62215550123', typed: '021 555 0123' };

const E164_OF: ReadonlyMap<string, string> = new Map([
  ...Object.entries(PEOPLE).map(([name, { phone }]) => [name, phone] as const),
  ...MARKETS.flatMap((market) => strangersOf(market)),
]);

/** The names of phones in files. */
export const PHONE_NAMES: readonly string[] = [...E164_OF.keys(), 'landline'];

const NAME_OF: ReadonlyMap<string, string> = new Map(
  [...E164_OF].map(([name, e164]) => [e164, name]),
);

/** The strangers of a market, by name. */
export function strangersOf(market: Market): readonly (readonly [name: string, e164: string])[] {
  const { name, e164 } = STRANGERS[market];
  return Array.from({ length: STRANGERS_A_MARKET }, (_, index) => {
    const digit = index + 1;
    return [`${name}${digit}`, `${e164}${digit}`];
  });
}

/** The phone with this name. Null if there is none. */
export function phoneNamed(name: string): NamedPhone | null {
  if (name === 'landline') return LANDLINE;
  const e164 = E164_OF.get(name);
  return e164 === undefined ? null : { e164, typed: marketPhoneOf(e164)?.national ?? e164 };
}

/** The name of a phone. Null if it has none. */
export function nameOfPhone(e164: string): string | null {
  return NAME_OF.get(e164) ?? null;
}

/** A mobile phone and its market, in any notation. Null for any other text. */
export function marketPhoneOf(
  text: string,
): { readonly market: Market; readonly e164: string; readonly national: string } | null {
  for (const market of MARKETS) {
    const phone = parsePhone(text, market);
    if (phone !== null) return { market, ...phone };
  }
  return null;
}
