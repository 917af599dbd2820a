import { BRAND, type Market } from '@cangkir/core';
import type { BackendState } from '../../backend/state.ts';
import { marketPhoneOf, nameOfPhone, strangersOf } from '../../scenario/named-phones.ts';
import { mapEntries } from '../../scenario/placeholders.ts';
import { replacePhones } from '../../shared/mask-text.ts';
import { pointerTo } from './pointer-to.ts';
import { textsOf } from './texts-of.ts';

/** What tells one thing from all others: made by chance, or the fingerprint of a browser. */
const IDENTIFIER = /\b(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32})\b/g;

/** What may be the code of an SMS. */
const SIX_DIGITS = /(?<!\d)\d{6}(?!\d)/g;

/** A part of a text that may be a code made by chance: it holds a digit, and is not short. */
const CODE = /(?=[\w-]{6})[A-Za-z_-]*\d[\w-]*/g;

/** Stands for the code of an SMS after which there was another: it opens nothing. */
export const OLD_SMS_CODE = '000000';

/** A text that holds somebody's token by its name, as JSON in a text does too. */
const NAMED_TOKEN = /\\?"token\\?":\\?"[^"{\\]/;

/** Writes what was seen as a file may hold it: no token, no SMS code, no full phone, no brand. */
export interface Disguise {
  /**
   * @param before What the backend knew before, where the value is what changes it: what it makes has yet no
   *   place to be asked for, and gets a name. Left out, as it is now.
   */
  of(value: object, before?: BackendState): Record<string, unknown>;
  /** The backend sent this code: typed, it is the code of the last SMS. */
  smsSent(code: string): void;
  /** Tells whether a value holds a token. Nothing can stand for it: what holds one is left out. */
  holdsToken(value: unknown): boolean;
}

export interface DisguiseOptions {
  /** What the fixture alone makes: all of it may stand in a file. */
  readonly fixture: BackendState;
  /** As it is when the story begins. */
  readonly start: BackendState;
  /** As it is now. */
  now(): BackendState;
  /** Names that are given already, by what they stand for. */
  readonly names: ReadonlyMap<string, string>;
}

export function createDisguise({ fixture, start, now, names: given }: DisguiseOptions): Disguise {
  const inFixture = textsOf(fixture);
  const atStart = textsOf(start);
  const names = new Map(given);
  const strangers = new Map<string, string>();
  let smsCodes: readonly string[] = [];
  let named = 0;

  function nameOf(identifier: string): string {
    const name = names.get(identifier) ?? freeName();
    names.set(identifier, name);
    return name;
  }

  /** A name that nothing has, be it from an earlier story. */
  function freeName(): string {
    do named += 1;
    while (atStart.has(`id-${named}`));
    return `id-${named}`;
  }

  /** What came into the world as the story went is asked for where it lies. */
  function placeOf(text: string, state: BackendState): string | null {
    if (atStart.has(text)) return null;
    const pointer = pointerTo(text, state, atStart);
    return pointer === null ? null : `{{backend:${pointer}}}`;
  }

  function phoneOf(text: string): string {
    const phone = marketPhoneOf(text);
    // An order's number, most likely.
    if (phone === null && inFixture.has(text)) return text;
    const name = phone === null ? 'landline' : (nameOfPhone(phone.e164) ?? strangerOf(phone));
    return `{{${text.startsWith('+') ? 'e164' : 'phone'}:${name}}}`;
  }

  /** The stranger who stands for a phone: the same one each time, while there are some left. */
  function strangerOf({ market, e164 }: { readonly market: Market; readonly e164: string }) {
    const taken = [...strangers.values()];
    const free = strangersOf(market).find(([name]) => !taken.includes(name));
    const name = strangers.get(e164) ?? free?.[0] ?? 'landline';
    strangers.set(e164, name);
    return name;
  }

  function codeNameOf(digits: string): string {
    if (!smsCodes.includes(digits)) return digits;
    return digits === smsCodes[0] ? '{{smsCode}}' : OLD_SMS_CODE;
  }

  function disguised(text: string, state: BackendState): string {
    const withNames = text
      .replace(SIX_DIGITS, codeNameOf)
      .replace(IDENTIFIER, (id) => names.get(id) ?? placeOf(id, state) ?? nameOf(id))
      .replace(CODE, (code) => names.get(code) ?? placeOf(code, state) ?? code);
    return replacePhones(withNames, phoneOf)
      .replaceAll(BRAND.appHost, '{{appHost}}')
      .replaceAll(BRAND.pathSegment, '{{brand}}');
  }

  return {
    of: (value, before = now()) => mapEntries(value, (text) => disguised(text, before)),
    smsSent(code) {
      smsCodes = [code, ...smsCodes];
    },
    holdsToken(value) {
      const text = JSON.stringify(value);
      const tokens = Object.keys(now().sessions);
      return NAMED_TOKEN.test(text) || tokens.some((token) => text.includes(token));
    },
  };
}
