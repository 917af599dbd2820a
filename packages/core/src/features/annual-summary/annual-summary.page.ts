import type { AppPorts } from '../../app/app.types.ts';
import type { StartPage } from '../../app/pages.ts';
import { createAnnualSummaryMachine } from './annual-summary.machine.ts';
import type { AnnualSummaryPorts } from './annual-summary.types.ts';
import { annualSummaryDraftOf, parseAnnualSummaryDraft } from './annual-summary-draft.ts';
import { summaryYear } from './summary-year.ts';

/** The page of a year in review. */
export function createAnnualSummaryPage(ports: AppPorts & AnnualSummaryPorts): StartPage {
  const machine = createAnnualSummaryMachine(ports);

  return ({ key, loggedIn, draft }, { spawn, follow, keepDraft }) => {
    const summary = spawn(machine, {
      systemId: 'annualSummary',
      input: {
        year: summaryYear(key, ports.clock.now()),
        loggedIn,
        draft: parseAnnualSummaryDraft(draft),
      },
    });
    follow(summary);
    summary.subscribe((snapshot) => keepDraft(annualSummaryDraftOf(snapshot.context)));
    return { name: 'annualSummary', key, actor: summary, tell: summary.send };
  };
}
