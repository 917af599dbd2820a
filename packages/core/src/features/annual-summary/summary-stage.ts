import type { SummaryStage } from './summary-art.ts';

/** The stages of the year in review, in order (specification, section 2). */
export const SUMMARY_STAGES = [
  'start',
  'cup',
  'top3',
  'userKeyword',
  'thanks',
  'summary',
] as const satisfies readonly SummaryStage[];
