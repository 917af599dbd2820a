export type { PrizeFormGateway, PrizeRecipient } from './prize-form.gateway.ts';
export type { PrizeFormMachine } from './prize-form.machine.ts';
export type { ConfirmView, FillingView } from './prize-form.view.ts';
export { isPrizeInfoOpen, prizeInfoEnd } from './prize-window.ts';
export { checkRecipient, type FieldProblem, type RecipientField } from './recipient.ts';
