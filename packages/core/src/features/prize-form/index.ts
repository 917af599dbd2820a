export type { PrizeFormGateway } from './prize-form.gateway.ts';
export type { PrizeFormMachine } from './prize-form.machine.ts';
export { isPrizeInfoOpen, prizeInfoEnd } from './prize-window.ts';
export { checkRecipient, type RecipientField } from './recipient.ts';
