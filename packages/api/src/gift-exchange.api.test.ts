import { createGiftExchangeGateway, GIFT_EXCHANGE_ENDPOINTS } from './gift-exchange.api.ts';
import { CONTRACT } from './gift-exchange.contract.ts';
import { describeEndpoint } from './testing/describe-endpoint.ts';

const { giftActivity, exchangeGift } = GIFT_EXCHANGE_ENDPOINTS;

describeEndpoint(giftActivity, CONTRACT.giftActivity, (client, { activityCode }) =>
  createGiftExchangeGateway(client).find(activityCode),
);

describeEndpoint(exchangeGift, CONTRACT.exchangeGift, (client, input, change) =>
  createGiftExchangeGateway(client).exchange(input, change),
);
