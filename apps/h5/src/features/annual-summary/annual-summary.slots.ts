import { slotsOf } from '../../frame/slots.ts';
import type { SummarySlot } from './annual-summary.screen.tsx';

/** The year of a review, unless nothing was drunk in it. */
export const summarySlots = slotsOf<SummarySlot>()({
  ask: 'annualSummary',
  texts: ({ orders }, _language, _t, { year }) => ({
    year: orders.length === 0 ? undefined : year,
  }),
});
