import { definePage } from '../../flow/page/define-page.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { succeed } from '../../platform/result.ts';
import type { AnnualSummaryGateway } from './annual-summary.gateway.ts';
import { annualSummaryMachine } from './annual-summary.machine.ts';
import { summarizeYear } from './annual-summary.ts';
import type { AnnualSummaryPorts } from './annual-summary.types.ts';
import { annualSummaryView } from './annual-summary.view.ts';
import { annualSummaryDraftOf, parseAnnualSummaryDraft } from './annual-summary-draft.ts';
import { summaryYear } from './summary-year.ts';

export interface AnnualSummaryPagePorts extends AnnualSummaryPorts {
  readonly annualSummaries: AnnualSummaryGateway;
  readonly clock: Clock;
}

/** The page of the year in review. */
export const annualSummaryPage = definePage({
  login: 'first',
  async load({ key }, ports: AnnualSummaryPagePorts, options) {
    const year = summaryYear(key, ports.clock.now());
    const orders = await ports.annualSummaries.listOrders(year, options);
    return orders.ok ? succeed({ year, summary: summarizeYear(orders.value, year) }) : orders;
  },
  machine: annualSummaryMachine,
  input: ({ draft }, ports, { year, summary }) => ({
    ports,
    year,
    summary,
    draft: parseAnnualSummaryDraft(draft),
  }),
  view: annualSummaryView,
  draftOf: ({ context }) => annualSummaryDraftOf(context),
});
