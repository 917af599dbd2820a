export type { GiftCardGateway } from './gift-card.gateway.ts';
export type { GiftCardMachine } from './gift-card.machine.ts';
export { giftCardGroups } from './gift-card-code.ts';
