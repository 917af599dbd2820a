import { MARKETS, type Market } from '@cangkir/core';
import type messages from './messages.id.json';

/** The topics, in the order of their tabs. */
export const TOPICS = ['points', 'refunds', 'vouchers', 'orders'] as const;
export type Topic = (typeof TOPICS)[number];

/** Names a question, in the messages and in the address. */
export type QuestionId = keyof typeof messages.questions;
/** Names an answer, in the messages. */
export type AnswerKey = keyof typeof messages.answers;

export interface Question {
  readonly id: QuestionId;
  readonly topic: Topic;
  /** The key of its answer in each market where it is shown. */
  readonly answers: Readonly<Partial<Record<Market, AnswerKey>>>;
}

/** Every question of the help centre, in its order on the screen. */
export const QUESTIONS: readonly Question[] = [
  { topic: 'points', id: 'earn', answers: everywhere('earn') },
  { topic: 'points', id: 'discount', answers: everywhere('discount') },
  { topic: 'points', id: 'expiry', answers: everywhere('expiry') },
  { topic: 'points', id: 'redeem', answers: { ...everywhere('redeemAbroad'), ID: 'redeem' } },
  { topic: 'points', id: 'combine', answers: { ID: 'combine' } },
  { topic: 'points', id: 'redeemApp', answers: { ID: 'redeemApp' } },
  { topic: 'points', id: 'returned', answers: { ID: 'returned' } },

  { topic: 'refunds', id: 'refundTime', answers: everywhere('refundTime') },
  { topic: 'refunds', id: 'weekend', answers: { ...everywhere('weekendAbroad'), ID: 'weekend' } },
  { topic: 'refunds', id: 'otherMethods', answers: { ID: 'otherMethods' } },
  { topic: 'refunds', id: 'changedMind', answers: everywhere('changedMind') },

  { topic: 'vouchers', id: 'claim', answers: everywhere('claim') },
  { topic: 'vouchers', id: 'useVoucher', answers: everywhere('useVoucher') },
  { topic: 'vouchers', id: 'validity', answers: everywhere('validity') },
  { topic: 'vouchers', id: 'minimum', answers: everywhere('minimum') },
  { topic: 'vouchers', id: 'once', answers: everywhere('once') },
  { topic: 'vouchers', id: 'newUser', answers: everywhere('newUser') },
  { topic: 'vouchers', id: 'failedOrder', answers: everywhere('failedOrder') },
  { topic: 'vouchers', id: 'voucherApp', answers: everywhere('voucherApp') },

  { topic: 'orders', id: 'pickup', answers: everywhere('pickup') },
  { topic: 'orders', id: 'cancel', answers: everywhere('cancel') },
  { topic: 'orders', id: 'cash', answers: everywhere('cash') },
  { topic: 'orders', id: 'phone', answers: everywhere('phone') },
];

function everywhere(key: AnswerKey): Readonly<Record<Market, AnswerKey>> {
  return { ID: key, PH: key, SG: key };
}

/** What the address chooses. Invalid values are ignored. */
export interface HelpChoice {
  readonly market: Market | null;
  readonly topic: Topic | null;
  readonly question: QuestionId | null;
}

/** Reads the choice of an address. A question needs no topic, but not another one's. */
export function readChoice(query: URLSearchParams): HelpChoice {
  const topic = TOPICS.find((name) => name === query.get('topic')) ?? null;
  const question = QUESTIONS.find(({ id }) => id === query.get('question')) ?? null;
  const fits = question !== null && (topic === null || topic === question.topic);
  return {
    market: MARKETS.find((name) => name === query.get('market')) ?? null,
    topic: fits ? question.topic : topic,
    question: fits ? question.id : null,
  };
}
