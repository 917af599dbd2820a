import type { ScreenView } from '../../frame/screen-definition.ts';

/** The last stage of a year in review. */
export type SummaryStageView = Extract<ScreenView<'annualSummary'>, { readonly stage: 'summary' }>;
