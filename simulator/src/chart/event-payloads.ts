import { MARKETS, type RootActor } from '@cangkir/core';
import type { AnnualSummaryMachine } from '@cangkir/core/annual-summary';
import type { BargainHelpMachine, BargainMachine } from '@cangkir/core/bargain';
import type { CheckInMachine } from '@cangkir/core/check-in';
import type { ClaimMachine } from '@cangkir/core/claim';
import type { CommunityMachine } from '@cangkir/core/community';
import type { DrawMachine } from '@cangkir/core/draw';
import type { GiftCardMachine } from '@cangkir/core/gift-card';
import type { GiftExchangeMachine } from '@cangkir/core/gift-exchange';
import type { LoginMachine } from '@cangkir/core/login';
import type { PackMachine, PackOrderMachine } from '@cangkir/core/packs';
import type { PaymentMachine } from '@cangkir/core/payment';
import type { PrizeFormMachine, RecipientField } from '@cangkir/core/prize-form';
import type { ReferralMachine } from '@cangkir/core/referral';
import type { EventFrom } from 'xstate';

/** The payload of each event. Events without one are left out. */
type Payloads<Event extends { readonly type: string }> = {
  readonly [One in Event as [keyof Omit<One, 'type'>] extends [never] ? never : One['type']]: Omit<
    One,
    'type'
  >;
};

/** By machine; those without payloads are left out. */
interface EventPayloads {
  readonly annualSummary: Payloads<EventFrom<AnnualSummaryMachine>>;
  readonly app: Payloads<Parameters<RootActor['send']>[0]>;
  readonly bargain: Payloads<EventFrom<BargainMachine>>;
  readonly bargainHelp: Payloads<EventFrom<BargainHelpMachine>>;
  readonly checkIn: Payloads<EventFrom<CheckInMachine>>;
  readonly claim: Payloads<EventFrom<ClaimMachine>>;
  readonly community: Payloads<EventFrom<CommunityMachine>>;
  readonly draw: Payloads<EventFrom<DrawMachine>>;
  readonly giftCard: Payloads<EventFrom<GiftCardMachine>>;
  readonly giftExchange: Payloads<EventFrom<GiftExchangeMachine>>;
  readonly login: Payloads<EventFrom<LoginMachine>>;
  readonly pack: Payloads<EventFrom<PackMachine>>;
  readonly packOrder: Payloads<EventFrom<PackOrderMachine>>;
  readonly payment: Payloads<EventFrom<PaymentMachine>>;
  readonly prizeForm: Payloads<EventFrom<PrizeFormMachine>>;
  readonly referral: Payloads<EventFrom<ReferralMachine>>;
}

const SESSION_CHANGED = { loggedIn: true };
const SHARE = { title: 'A title', text: 'A text' };

/** An example of each. The compiler reports missing ones. */
const EXAMPLES: EventPayloads = {
  annualSummary: { SESSION_CHANGED, SHARE, ART_LOADED: { loadCount: 0 } },
  app: {
    MARKET_FOUND: { market: 'PH' },
    LOGIN_SUCCEEDED: {
      login: { token: 'a-token', user: { id: 'member-1', phone: '+6281234567890' } },
    },
  },
  bargain: { SESSION_CHANGED, SHARE, CHOOSE: { prizeId: 'prize-1' } },
  bargainHelp: { SESSION_CHANGED, SHARE },
  checkIn: { SESSION_CHANGED },
  claim: { SESSION_CHANGED },
  community: { SESSION_CHANGED },
  draw: { SESSION_CHANGED },
  giftCard: { SESSION_CHANGED, TYPE: { text: 'AAAA-BBBB' } },
  giftExchange: {
    SESSION_CHANGED,
    CHOOSE: { giftId: 'gift-1' },
    TYPE_QUANTITY: { text: '2' },
  },
  login: {
    CHOOSE_MARKET: { market: 'ID' },
    SUGGEST_MARKET: { market: 'PH' },
    TYPE_PHONE: { text: '081234567890' },
    TYPE_CODE: { text: '123456' },
  },
  pack: { SESSION_CHANGED, CHOOSE_QUANTITY: { quantity: 2 } },
  packOrder: { SESSION_CHANGED },
  payment: { SESSION_CHANGED },
  prizeForm: { SESSION_CHANGED, TYPE: { field: 'name', text: 'A name' } },
  referral: { SESSION_CHANGED, SHARE },
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
