import { BRAND, type Market, matchRoute, PROVIDER_HOSTS, paramsOf, queryOf } from '@cangkir/core';
import type { ProblemReport, TrailStep } from '@cangkir/core/health';
import { createQrisCode, SCREEN_LINKS } from '@cangkir/core/testing';
import * as v from 'valibot';
import type { PersonId } from '../../backend/login/login.fixture.ts';
import { strangersOf } from '../../scenario/named-phones.ts';
import { mapEntries } from '../../scenario/placeholders.ts';
import type { JsonObject } from '../../shared/json-object.ts';

/** What a file writes in place of the pseudonyms of a report. */
export interface WrittenValues {
  /** The same object with values. */
  fill(value: object): JsonObject;
  /** Who of the fixtures stands for somebody whose id has this pseudonym. */
  person(pseudonym: string): PersonId;
  /** Gives a pseudonym another value from here on. */
  set(pseudonym: string, value: string): void;
}

/** A pseudonym in a text, such as `phone-2`. */
export const PSEUDONYM =
  /\b(phone|mobileId|mobilePh|mobileSg|digits|number|qris|payment|card|link|odd|blank|text)-(\d+)\b/g;

/** Where the payments of the scenario are paid. */
const [PROVIDER = ''] = PROVIDER_HOSTS;

/** Who the person is in the scenario, if they were logged in. */
export const PERSON: PersonId = 'member';

/** Who of the fixtures stands for whom, in this order. */
const OTHERS: readonly PersonId[] = [PERSON, 'newcomer', 'memberPh', 'memberSg'];

/** The usual value of each kind of text. The number tells one from another. */
const USUAL: Readonly<Record<string, (nth: number, market: Market) => string>> = {
  phone: (nth, market) => `{{e164:${strangerNamed(nth, market)}}}`,
  mobileId: (nth) => `{{phone:${strangerNamed(nth, 'ID')}}}`,
  mobilePh: (nth) => `{{phone:${strangerNamed(nth, 'PH')}}}`,
  mobileSg: (nth) => `{{phone:${strangerNamed(nth, 'SG')}}}`,
  number: () => '{{phone:landline}}',
  digits: (nth) => String(900_000 + nth),
  payment: (nth) => `https://${PROVIDER}/${nth}`,
  card: (nth) => `CARD${String(nth).padStart(12, '0')}`,
  odd: (nth) => `<odd ${nth}>`,
  link: (nth) => `/link-${nth}`,
  blank: (nth) => '-'.repeat(nth),
};

/** Chooses a value for each pseudonym, of the length that was typed. */
export function writtenValues({ trail, start, market }: ProblemReport): WrittenValues {
  const values = new Map<string, string>();
  const people = new Map<string, PersonId>();

  /** The same person of the fixtures each time. */
  function person(id: string): PersonId {
    const name = people.get(id) ?? OTHERS.find((other) => ![...people.values()].includes(other));
    people.set(id, name ?? PERSON);
    values.set(id, name ?? PERSON);
    return name ?? PERSON;
  }

  for (const { id, phone } of [storedPerson(start.stored['global']), appPerson(trail)]) {
    if (typeof id === 'string') values.set(String(phone), `{{e164:${person(id)}}}`);
  }
  for (const step of trail) {
    if (step.kind !== 'sent' || step.length === undefined) continue;
    const { text } = step.event;
    if (typeof text === 'string' && /^(text|blank|digits)-/.test(text)) {
      values.set(text, ofLength(text, step.length));
    }
  }

  // What the fixture has at a route: without the answers of the report, the backend still knows it.
  for (const [pseudonym, value] of linked(trail, start.route)) {
    if (![...values.values()].includes(value)) values.set(pseudonym, value);
  }
  // Its first amount: a later one is the order's alone.
  for (const { amount, code } of trail.flatMap(qrisIn).reverse()) {
    const nth = code.replace('qris-', '').padStart(4, '0');
    values.set(code, createQrisCode({ '54': String(amount), '62': `0104${nth}` }));
  }

  function written(pseudonym: string, kind: string, digits: string): string {
    return values.get(pseudonym) ?? USUAL[kind]?.(Number(digits), market) ?? pseudonym;
  }

  return {
    fill: (value) =>
      mapEntries(value, (text) =>
        text.replace(PSEUDONYM, written).replace(BRAND.appHost, '{{appHost}}'),
      ),
    person,
    set: (pseudonym, value) => values.set(pseudonym, value),
  };
}

/** The pseudonyms of a person. */
interface MaskedPerson {
  readonly id?: unknown;
  readonly phone?: unknown;
}

/** Who was logged in when the page was loaded. */
function storedPerson(global: unknown): MaskedPerson {
  const { userInfo }: { userInfo?: unknown } = { ...Object(global) };
  return { ...Object(userInfo) };
}

/** Who was logged in to the native app. */
function appPerson(trail: ProblemReport['trail']): MaskedPerson {
  const answer = trail.find((step) => 'ms' in step && step.name === 'userInfo');
  const { userId, phone }: { userId?: unknown; phone?: unknown } = {
    ...(answer !== undefined && 'ms' in answer ? Object(answer.data) : {}),
  };
  return { id: userId, phone };
}

/** The pseudonyms in links to screens, and what the fixture has there. The first of each route is its usual one. */
function linked(
  trail: ProblemReport['trail'],
  firstRoute: string,
): readonly (readonly [pseudonym: string, value: string])[] {
  const opened = trail.flatMap((step) => (step.kind === 'opened' ? [step.route] : []));
  return [firstRoute, ...opened].flatMap((route) => {
    const link = SCREEN_LINKS.find(({ name }) => name === matchRoute(route));
    const masked = parametersOf(route);
    return Object.entries(link === undefined ? {} : parametersOf(link.route)).flatMap(
      ([parameter, value]) => {
        const pseudonym = masked[parameter] ?? '';
        return pseudonym.startsWith('text-') ? [[pseudonym, value] as const] : [];
      },
    );
  });
}

function parametersOf(route: string): Readonly<Record<string, string>> {
  return { ...queryOf(route), ...paramsOf(route) };
}

const QRIS_ORDER = v.object({
  amount: v.number(),
  means: v.object({ code: v.pipe(v.string(), v.startsWith('qris-')) }),
});

/** The code of a bank payment holds the amount of its order. */
function qrisIn(step: TrailStep): readonly { readonly amount: number; readonly code: string }[] {
  const order = v.safeParse(QRIS_ORDER, 'data' in step ? step.data : null);
  return order.success ? [{ amount: order.output.amount, code: order.output.means.code }] : [];
}

function strangerNamed(nth: number, market: Market): string {
  const names = strangersOf(market).map(([name]) => name);
  return names[(nth - 1) % names.length] ?? 'landline';
}

/** What fills a typed text up to its length. */
const FILLERS: Readonly<Record<string, string>> = { text: 'x', digits: '0', blank: '-' };

/** A text of a kind with so many characters. Its number is at its end, as far as there is room for it. */
function ofLength(pseudonym: string, length: number): string {
  const [kind = '', number = ''] = pseudonym.split('-');
  // A text without digits must have none.
  const shown =
    kind === 'text'
      ? number.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? digit)
      : number;
  return (kind === 'blank' ? '' : shown).padStart(length, FILLERS[kind]).slice(-length);
}
