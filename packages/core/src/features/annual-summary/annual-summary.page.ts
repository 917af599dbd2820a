import { definePage } from '../../flow/page/define-page.ts';
import type { PageStart } from '../../flow/page/page.types.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { annualSummaryMachine } from './annual-summary.machine.ts';
import type { AnnualSummaryPorts } from './annual-summary.types.ts';
import { annualSummaryView } from './annual-summary.view.ts';
import { annualSummaryDraftOf, parseAnnualSummaryDraft } from './annual-summary-draft.ts';
import { summaryYear } from './summary-year.ts';

/** The page of the year in review. */
export const annualSummaryPage = definePage({
  machine: annualSummaryMachine,
  input: (
    { key, loggedIn, draft }: PageStart,
    ports: AnnualSummaryPorts & { readonly clock: Clock },
  ) => ({
    ports,
    year: summaryYear(key, ports.clock.now()),
    loggedIn,
    draft: parseAnnualSummaryDraft(draft),
  }),
  view: annualSummaryView,
  draftOf: ({ context }) => annualSummaryDraftOf(context),
});
