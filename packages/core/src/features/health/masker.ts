import { DEFAULT_ENVIRONMENT } from '../../platform/environment/environment.ts';
import type { AppHosts } from '../../platform/navigation/app-hosts.ts';
import { PROVIDER_HOSTS } from '../../platform/navigation/provider-address.ts';
import { appHostAddress } from '../../platform/navigation/redirect-target.ts';
import {
  matchRoute,
  paramsOf,
  queryOf,
  withParams,
  withQuery,
} from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import { E164 } from '../../platform/schemas.ts';
import { SHORT_CODE } from '../../platform/short-code.ts';

/** A value in which every text is a pseudonym, a word of the code or the contract, or a route of both. */
export type Masked = null | boolean | number | string | Masked[] | { [name: string]: Masked };

/** Replaces what may say something of a person by what only tells one value from another. */
export interface Masker {
  /** The pseudonym of a text. */
  text(text: string): string;
  /** A value of the contract. What the schema does not know is left out. */
  answer(schema: unknown, value: unknown): Masked;
  /** An object of our own, such as an event or what is stored. */
  own(value: object): Record<string, Masked>;
  /** A route: its path as far as it stands in the code, and its parameters without their values. */
  route(route: string): string;
}

/** Fields whose texts stand in our code wherever we write them. */
const WORDS: ReadonlySet<string> = new Set([
  'type',
  'kind',
  'field',
  'market',
  'stage',
  'change',
  'lan',
]);

/** Fields of ours that hold a route. */
const ROUTE_FIELDS: ReadonlySet<string> = new Set(['path', 'redirectRoute', 'endPage']);

const WORD = /^[a-zA-Z_]{1,20}$/;

/** The name of a field of ours. */
const FIELD = /^[a-zA-Z_]\w{0,39}$/;

/** Where the person is: the numbers of a place on the earth. */
const PLACE: ReadonlySet<string> = new Set(['latitude', 'longitude']);

/** A small number in a link, such as a year, and what is on or off. */
const PLAIN = /^(true|false|\d{1,4})$/;

/** The version of an app. A phone can be typed with as many dots: it counts in its own field alone. */
const VERSION = /^\d{1,3}(\.\d{1,3}){2}$/;

/** The field of the native app's version. */
const VERSION_FIELD = 'appVersion';

/** The kinds of a text, from the most special to any. */
const KINDS: readonly (readonly [kind: string, form: RegExp])[] = [
  ['phone', E164],
  // As people type a mobile phone of each market, without the country.
  ['mobileId', /^0?8(?:[ ().-]?\d){8,11}$/],
  ['mobilePh', /^0?9(?:[ ().-]?\d){9}$/],
  ['mobileSg', /^[89](?:[ ().-]?\d){7}$/],
  ['digits', /^\d+$/],
  ['number', /^\+?\d[\d ().-]{6,}\d$/],
  ['card', /^[0-9A-Z]{4}([ -]?[0-9A-Z]{4}){3}$/i],
  ['qris', /^000201/],
  ['payment', new RegExp(`^https://(${PROVIDER_HOSTS.join('|')})(/|$)`)],
  ['link', /^(\/|https?:)/],
  ['blank', /^[^\p{L}\p{N}]+$/u],
];

/** Creates a masker. The same text has the same pseudonym for as long as it lives. */
export function createMasker(hosts: AppHosts): Masker {
  /** What a link to a route begins with, such as that of a printed code. */
  const ownLink = appHostAddress('', hosts);
  const pseudonyms = new Map<string, string>();
  const counts = new Map<string, number>();

  function pseudonym(text: string, kind = kindOf(text)): string {
    if (text === '') return text;
    // A report is replayed in the default environment, wherever it was written.
    if (text.startsWith(ownLink))
      return appHostAddress(route(text.slice(ownLink.length)), DEFAULT_ENVIRONMENT);
    const known = pseudonyms.get(text);
    if (known !== undefined) return known;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const made = `${kind}-${count}`;
    pseudonyms.set(text, made);
    return made;
  }

  function answer(schema: unknown, value: unknown, key = ''): Masked {
    const options = optionsOf(schema);
    if (typeof value === 'string') {
      const isKept = isVersion(key, value) || options.some((option) => names(option, value));
      return isKept ? value : pseudonym(value);
    }
    if (Array.isArray(value)) {
      return value.map((item, index) =>
        answer(
          options.map((each) => itemOf(each, index)),
          item,
        ),
      );
    }
    if (typeof value !== 'object' || value === null) return plain(value);
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, part]) => {
        const parts = options.flatMap((option) => entryOf(option, key));
        return parts.length === 0 ? [] : [[key, PLACE.has(key) ? 0 : answer(parts, part, key)]];
      }),
    );
  }

  function ownPart(value: unknown, key: string): Masked {
    if (typeof value === 'string') {
      if (ROUTE_FIELDS.has(key)) return route(value);
      const isKept = isVersion(key, value) || (WORDS.has(key) && WORD.test(value));
      return isKept ? value : pseudonym(value);
    }
    if (Array.isArray(value)) return value.map((item) => ownPart(item, key));
    return typeof value === 'object' && value !== null ? own(value) : plain(value);
  }

  function own(value: object): Record<string, Masked> {
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [
        FIELD.test(name) ? name : place(name),
        PLACE.has(name) ? 0 : ownPart(part, name),
      ]),
    );
  }

  /** The name of a draft: its page, with the key of that, and the user, as far as it has them. */
  function place(name: string): string {
    const [, user, page = '', id = ''] = /^(?:(.*)@)?(\w+):(.*)$/s.exec(name) ?? [];
    if (!WORD.test(page)) return pseudonym(name);
    // A friend's page has two codes.
    const key = id.split('/').map(parameter).join('/');
    return `${user === undefined ? '' : `${pseudonym(user)}@`}${page}:${key}`;
  }

  /** A value in a link, or the name of a route. */
  function parameter(text: string): string {
    if (PLAIN.test(text) || Object.hasOwn(ROUTES, text)) return text;
    return SHORT_CODE.test(text) ? pseudonym(text) : pseudonym(text, 'odd');
  }

  function parameters(values: Readonly<Record<string, string>>): Record<string, string> {
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        WORD.test(name) ? name : pseudonym(name),
        parameter(value),
      ]),
    );
  }

  function route(address: string): string {
    const name = matchRoute(address);
    if (name === null) return `/${pseudonym(address)}`;
    const path = withParams(ROUTES[name], parameters(paramsOf(address)));
    return withQuery(path, parameters(queryOf(address)));
  }

  return { text: pseudonym, answer, own, route };
}

function isVersion(key: string, text: string): boolean {
  return key === VERSION_FIELD && VERSION.test(text);
}

function kindOf(text: string): string {
  return KINDS.find(([, form]) => form.test(text))?.[0] ?? 'text';
}

/** A value that is no text. */
function plain(value: unknown): Masked {
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** A schema without what is around it, and each of those that a value may fit. */
function optionsOf(schema: unknown): readonly object[] {
  if (Array.isArray(schema)) return schema.flatMap(optionsOf);
  if (typeof schema !== 'object' || schema === null) return [];
  if ('wrapped' in schema) return optionsOf(schema.wrapped);
  // The options of a picklist are its texts.
  const inner = 'options' in schema && Array.isArray(schema.options) ? schema.options : [];
  return inner.some((option) => typeof option === 'object') ? inner.flatMap(optionsOf) : [schema];
}

/** Whether the contract itself spells a text. */
function names(option: object, text: string): boolean {
  if ('literal' in option) return option.literal === text;
  return 'options' in option && Array.isArray(option.options) && option.options.includes(text);
}

function itemOf(option: object, index: number): unknown {
  if ('item' in option) return option.item;
  return 'items' in option && Array.isArray(option.items) ? option.items[index] : undefined;
}

function entryOf(option: object, key: string): readonly unknown[] {
  const { entries }: { readonly entries?: unknown } = { ...option };
  if (typeof entries !== 'object' || entries === null || !Object.hasOwn(entries, key)) return [];
  return [Reflect.get(entries, key)];
}
