export type { PaymentGateway } from './payment.gateway.ts';
export type { PaymentMachine } from './payment.machine.ts';
