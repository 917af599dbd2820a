import { ENDPOINTS } from '@cangkir/api';
import * as v from 'valibot';

const CARD = ENDPOINTS.rightsCard.output.entries;
const { usedAt: _usedAt, ...BENEFIT } = CARD.benefits.item.entries;

const moment = v.number();

/** The membership card as it is sold. */
const offer = v.object({
  title: CARD.title,
  price: CARD.price,
  currencyCode: CARD.currencyCode,
  validity: CARD.validity,
  benefits: v.array(v.object(BENEFIT)),
});

/** A person's card. */
const owned = v.object({
  /** What the till knows it by. */
  code: v.string(),
  period: v.object({ start: moment, end: moment }),
  /** The last use by benefit. */
  usedAt: v.record(v.string(), moment),
});

/** The membership card, and those of people by user. */
export const RIGHTS_CARD_STATE = {
  rightsCards: v.object({
    offer,
    owned: v.record(v.string(), owned),
  }),
};

export type BackendCard = v.InferOutput<typeof owned>;
export type BackendRightsCards = v.InferOutput<typeof RIGHTS_CARD_STATE.rightsCards>;
