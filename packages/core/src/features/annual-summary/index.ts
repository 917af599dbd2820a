export type { AnnualSummaryGateway } from './annual-summary.gateway.ts';
export type { AnnualSummaryMachine } from './annual-summary.machine.ts';
export type { TopDrink } from './annual-summary.ts';
export { type PersonalityKey, type PersonalityLook, personalityLook } from './personality.ts';
export type { SummaryArt, SummaryStage } from './summary-art.ts';
export { SUMMARY_STAGES } from './summary-stage.ts';
export { summaryYear } from './summary-year.ts';
