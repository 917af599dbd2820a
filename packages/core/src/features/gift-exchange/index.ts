export type { GiftExchangeGateway } from './gift-exchange.gateway.ts';
export type { GiftExchangeMachine } from './gift-exchange.machine.ts';
