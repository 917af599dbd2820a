/** The codes of gift cards, and of gifts exchanged for points (specification, section 8). */
export const GIFT_CODE = {
  cardUsed: 10002,
  cardUnknown: 100007,
  cardLimit: 100018,
  exchangeFailed: 30040,
  exchangeLimit: 30041,
  pointsInsufficient: 30042,
} as const;
