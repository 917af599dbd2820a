export type { GiftAvailability } from './gift-availability.ts';
export {
  GIFT_PICTURES,
  type GiftExchangeGateway,
  type GiftPictureName,
} from './gift-exchange.gateway.ts';
export type { GiftExchangeMachine } from './gift-exchange.machine.ts';
export type { GiftChoice, GiftOrder, GiftView } from './gift-exchange.view.ts';
