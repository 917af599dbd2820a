import { MARKETS, type PageEventOf, type PageName, type RootActor } from '@cangkir/core';
import type { LoginMachine } from '@cangkir/core/login';
import type { RecipientField } from '@cangkir/core/prize-form';
import type { EventFrom } from 'xstate';

/** The payload of each event. Events without one are left out. */
type Payloads<Event extends { readonly type: string }> = {
  readonly [One in Event as [keyof Omit<One, 'type'>] extends [never] ? never : One['type']]: Omit<
    One,
    'type'
  >;
};

/** By machine; those without payloads of their own are left out. */
type EventPayloads = {
  readonly [Name in PageName as keyof Payloads<PageEventOf<Name>> extends never
    ? never
    : Name]: Payloads<PageEventOf<Name>>;
} & {
  readonly app: Payloads<Parameters<RootActor['send']>[0]>;
  readonly login: Payloads<EventFrom<LoginMachine>>;
};

const SHARE = { title: 'A title', text: 'A text' };

/** An example of each. The compiler asks for a missing one. */
const EXAMPLES: EventPayloads = {
  annualSummary: { SHARE, ART_LOADED: { loadCount: 0 } },
  app: {
    MARKET_FOUND: { market: 'PH' },
    LOGIN_SUCCEEDED: {
      login: { token: 'a-token', user: { id: 'member-1', phone: '+6281234567890' } },
    },
  },
  bargain: { SHARE, WRITE_REVIEW: { text: 'Pahit tapi enak' }, CHOOSE: { prizeId: 'prize-1' } },
  bargainHelp: { SHARE },
  giftCard: { TYPE: { text: 'AAAA-BBBB' } },
  rightsCard: { CHOOSE_POINTS: { points: 100 }, SHOW_BENEFIT: { benefitId: 'upsize' } },
  giftExchange: { CHOOSE: { giftId: 'gift-1' }, TYPE_QUANTITY: { text: '2' } },
  login: {
    CHOOSE_MARKET: { market: 'ID' },
    SUGGEST_MARKET: { market: 'PH' },
    TYPE_PHONE: { text: '081234567890' },
    TYPE_CODE: { text: '123456' },
  },
  pack: { CHOOSE_QUANTITY: { quantity: 2 } },
  prizeForm: { TYPE: { field: 'name', text: 'A name' } },
  referral: { SHARE },
  survey: {
    CHOOSE: { question: 'drink', option: 'latte' },
    TAKE_BACK: { question: 'times', option: 'morning' },
    RATE: { question: 'sweetness', value: 3 },
    TYPE: { question: 'wish', text: 'A wish' },
  },
};

/** The compiler reports missing fields. */
const RECIPIENT_FIELDS: Readonly<Record<RecipientField, true>> = {
  name: true,
  phone: true,
  address: true,
};

/** By field name, which is unique across events: its allowed texts. */
const CHOICES = new Map<string, readonly string[]>([
  ['market', MARKETS],
  ['field', Object.keys(RECIPIENT_FIELDS)],
]);

const BY_MACHINE: ReadonlyMap<string, object> = new Map(Object.entries(EXAMPLES));

/** An example payload of an event; null if it has none. */
export function examplePayload(machineId: string, type: string): object | null {
  const payloads = new Map(Object.entries(BY_MACHINE.get(machineId) ?? {}));
  return payloads.get(type) ?? null;
}

/** The allowed texts of an event's field; null if any. */
export function payloadChoices(field: string): readonly string[] | null {
  return CHOICES.get(field) ?? null;
}
