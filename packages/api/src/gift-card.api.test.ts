import { createGiftCardGateway, GIFT_CARD_ENDPOINTS } from './gift-card.api.ts';
import { CONTRACT } from './gift-card.contract.ts';
import { describeEndpoint } from './testing/describe-endpoint.ts';

describeEndpoint(
  GIFT_CARD_ENDPOINTS.redeemGiftCard,
  CONTRACT.redeemGiftCard,
  (client, { code }, change) => createGiftCardGateway(client).redeem(code, change),
);
