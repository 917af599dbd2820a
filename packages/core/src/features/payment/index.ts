export type { PaymentGateway } from './payment.gateway.ts';
export type { PaymentMachine } from './payment.machine.ts';
export type { PaymentDue, PaymentView } from './payment.view.ts';
