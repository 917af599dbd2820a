export { unpaidOrderSchema } from '../../rules/order/unpaid-order.schema.ts';
export { type CardRedemption, cardRedemption } from './card-redemption.ts';
export type { RightsCardGateway } from './rights-card.gateway.ts';
export type { RightsCardMachine } from './rights-card.machine.ts';
export type { RightsBenefit, RightsCard } from './rights-card.ts';
export type { ShownBenefit } from './rights-card.view.ts';
export { type BenefitView, type RightsCardOffer, rightsCardOffer } from './rights-card-offer.ts';
