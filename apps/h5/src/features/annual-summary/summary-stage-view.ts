import type { PageView } from '@cangkir/core';

/** The last stage of a year in review. */
export type SummaryStageView = Extract<PageView<'annualSummary'>, { readonly stage: 'summary' }>;
