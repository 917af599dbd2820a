import { BRAND, type Market } from '@cangkir/core';
import { SMS_CODE_LENGTH } from '@cangkir/core/login';
import { type BackendState, SECRET_PARTS } from '../../backend/state.ts';
import { marketPhoneOf, nameOfPhone, strangersOf } from '../../scenario/named-phones.ts';
import { mapEntries } from '../../scenario/placeholders.ts';
import { formatPointer } from '../../shared/json-pointer.ts';
import { replacePhones } from '../../shared/mask-text.ts';

/** A random identifier, or the fingerprint of a browser. */
const IDENTIFIER = /\b(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32})\b/g;

/** What may be the code of an SMS. */
const DIGITS = /\d+/g;

/** A word that may be a random code. One quantifier keeps the search linear. */
const LONG_WORD = /[\w-]{6,}/g;

/** What a random code has, unlike a word of a language: a digit, or capitals alone. */
const LIKE_CODE = /\d|^[A-Z-]+$/;

/** Stands for the code of an SMS that is no longer valid: another one to the same phone followed it. */
export const OLD_SMS_CODE = '0'.repeat(SMS_CODE_LENGTH);

/** A token under its name, also in JSON inside a string. */
const NAMED_TOKEN = /\\?"token\\?":\\?"[^"{\\]/;

/** Replaces what a file must not hold: SMS codes, full phones, random identifiers and the brand. */
export interface Anonymizer {
  /**
   * @param before The backend's state before `value` changed it. What the change creates gets a name, as no
   *   placeholder can point to it yet. Default: the state now.
   */
  anonymize(value: object, before?: BackendState): Record<string, unknown>;
  /** The same for what a file starts with, where no placeholder can stand for what comes later. */
  anonymizeStart(value: object): Record<string, unknown>;
  /** Gives an identifier a fixed name. */
  nameIdentifier(identifier: string, name: string): void;
  /** The backend sent this code. When it is typed, it is the code of the last SMS. */
  smsSent(code: string): void;
  /** Whether a value holds a token. No placeholder stands for one, so the value can't be written. */
  holdsToken(value: unknown): boolean;
}

export interface AnonymizerOptions {
  /** The fixture's own state. A file may hold all of it. */
  readonly fixture: BackendState;
  /** The state at the start of the scenario. */
  readonly start: BackendState;
  /** The state now. */
  state(): BackendState;
}

export function createAnonymizer(options: AnonymizerOptions): Anonymizer {
  const inFixture = textsOf(options.fixture);
  const atStart = textsOf(options.start);
  const names = new Map<string, string>();
  const strangers = new Map<string, string>();
  let smsCodes: readonly string[] = [];
  let lastName = 0;

  function nameOf(identifier: string): string {
    const name = names.get(identifier) ?? unusedName();
    names.set(identifier, name);
    return name;
  }

  /** A name that the start does not hold: it may come from an earlier recording. */
  function unusedName(): string {
    do lastName += 1;
    while (atStart.has(`id-${lastName}`));
    return `id-${lastName}`;
  }

  function phonePlaceholder(text: string): string {
    const phone = marketPhoneOf(text);
    // Digits of the fixture that are no mobile phone are most likely the number of an order.
    if (phone === null && inFixture.has(text)) return text;
    const name = phone === null ? 'landline' : (nameOfPhone(phone.e164) ?? strangerOf(phone));
    return `{{${text.startsWith('+') ? 'e164' : 'phone'}:${name}}}`;
  }

  /** The stranger who stands for a phone: the same one each time, while there are unused ones. */
  function strangerOf({ market, e164 }: { readonly market: Market; readonly e164: string }) {
    const taken = [...strangers.values()];
    const free = strangersOf(market).find(([name]) => !taken.includes(name));
    const name = strangers.get(e164) ?? free?.[0] ?? 'landline';
    strangers.set(e164, name);
    return name;
  }

  function anonymizeText(text: string): string {
    return replacePhones(text, phonePlaceholder)
      .replaceAll(BRAND.appHost, '{{appHost}}')
      .replaceAll(BRAND.pathSegment, '{{brand}}');
  }

  function smsPlaceholder(digits: string): string {
    if (!smsCodes.includes(digits)) return digits;
    if (digits === smsCodes[0]) return '{{smsCode}}';
    const sent = Object.values(options.state().smsCodes).findIndex(({ code }) => code === digits);
    return sent === -1 ? OLD_SMS_CODE : `{{backend:/smsCodes/#${sent}/code}}`;
  }

  function replaceIdentifiers(
    text: string,
    placeholderOf: (text: string) => string | null,
  ): string {
    return text
      .replace(IDENTIFIER, (id) => names.get(id) ?? placeholderOf(id) ?? nameOf(id))
      .replace(LONG_WORD, (word) =>
        LIKE_CODE.test(word) ? (names.get(word) ?? placeholderOf(word) ?? word) : word,
      );
  }

  return {
    anonymize(value, before = options.state()) {
      const placeholderOf = createPlaceholders(before, atStart);
      return mapEntries(value, (text) =>
        anonymizeText(replaceIdentifiers(text.replace(DIGITS, smsPlaceholder), placeholderOf)),
      );
    },
    anonymizeStart: (value) =>
      mapEntries(value, (text) => anonymizeText(replaceIdentifiers(text, () => null))),
    nameIdentifier: (identifier, name) => void names.set(identifier, name),
    smsSent(code) {
      smsCodes = [code, ...smsCodes];
    },
    holdsToken(value) {
      const text = JSON.stringify(value);
      const tokens = Object.keys(options.state().sessions);
      return NAMED_TOKEN.test(text) || tokens.some((token) => text.includes(token));
    },
  };
}

/** Every text of a JSON value, its keys included. */
export function textsOf(value: unknown): ReadonlySet<string> {
  const texts = new Set<string>();

  function collect(part: unknown): void {
    if (typeof part === 'string') texts.add(part);
    if (typeof part !== 'object' || part === null) return;
    for (const [key, entry] of Object.entries(part)) {
      if (!Array.isArray(part)) texts.add(key);
      collect(entry);
    }
  }

  collect(value);
  return texts;
}

/**
 * Finds the placeholder of a text that the backend created during the scenario: it is another text in every
 * run, so the file says where it lies. Null for a text that was there at the start, or is nowhere.
 */
function createPlaceholders(
  state: BackendState,
  atStart: ReadonlySet<string>,
): (text: string) => string | null {
  let pointers: ReadonlyMap<string, string> | null = null;
  return (text) => {
    if (atStart.has(text)) return null;
    // Only a value with an unknown identifier needs the search through the whole state.
    pointers ??= pointersOf(state, atStart);
    const pointer = pointers.get(text);
    return pointer === undefined ? null : `{{backend:${pointer}}}`;
  };
}

/** The first place of each text outside the secrets, as a pointer that holds in every run. */
function pointersOf(
  state: BackendState,
  atStart: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const pointers = new Map<string, string>();

  function collect(value: unknown, path: readonly string[]): void {
    if (typeof value === 'string' && !pointers.has(value)) pointers.set(value, formatPointer(path));
    if (typeof value !== 'object' || value === null) return;
    for (const [index, [key, entry]] of Object.entries(value).entries()) {
      // A key that the backend made up is another one in every run: its position is the same.
      const isFixed = Array.isArray(value) || atStart.has(key) || !/\d/.test(key);
      collect(entry, [...path, isFixed ? key : `#${index}`]);
    }
  }

  for (const [key, part] of Object.entries(state)) {
    if (!SECRET_PARTS.some((secret) => secret === key)) collect(part, [key]);
  }
  return pointers;
}
