import { createPart } from '../../navigation/part.tsx';
import { Late } from '../late.tsx';

const loadReportProblem = createPart(
  [],
  async () => (await import('./report-problem.tsx')).ReportProblem,
);

/** Offers to report a problem where nobody waits for it: the frame is in every first view. */
export function LateReportProblem() {
  return <Late load={loadReportProblem} props={{}} />;
}
