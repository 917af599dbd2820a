export type { AnnualSummaryGateway } from './annual-summary.gateway.ts';
export type { AnnualSummaryMachine } from './annual-summary.machine.ts';
