import { definePage } from '../../flow/page/define-page.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { succeed } from '../../platform/result.ts';
import type { AnnualSummaryGateway } from './annual-summary.gateway.ts';
import { annualSummaryMachine } from './annual-summary.machine.ts';
import { summarizeYear } from './annual-summary.ts';
import type { AnnualSummaryPorts } from './annual-summary.types.ts';
import { annualSummaryView } from './annual-summary.view.ts';
import { annualSummaryDraftOf, parseAnnualSummaryDraft } from './annual-summary-draft.ts';
import { parseSummaryKey } from './summary-key.ts';
import { summaryYear } from './summary-year.ts';

export interface AnnualSummaryPagePorts extends AnnualSummaryPorts {
  readonly annualSummaries: AnnualSummaryGateway;
  readonly clock: Clock;
}

/** The page of the year in review. */
export const annualSummaryPage = definePage({
  login: 'first',
  async load({ key }, ports: AnnualSummaryPagePorts, options) {
    const link = parseSummaryKey(key);
    const year = summaryYear(link.year, ports.clock.now());
    const [orders, former] = await Promise.all([
      ports.annualSummaries.listOrders(year, options),
      link.isCompared ? ports.annualSummaries.listOrders(year - 1, options) : null,
    ]);
    if (!orders.ok) return orders;
    if (former?.ok === false) return former;
    return succeed({
      year,
      summary: summarizeYear(orders.value, year),
      formerCups: former && (summarizeYear(former.value, year - 1)?.cups ?? 0),
    });
  },
  machine: annualSummaryMachine,
  input: ({ draft }, ports, { year, summary, formerCups }) => ({
    ports,
    year,
    summary,
    formerCups,
    draft: parseAnnualSummaryDraft(draft),
  }),
  view: annualSummaryView,
  draftOf: ({ context }) => annualSummaryDraftOf(context),
});
