import type { StepResult } from '../replay/scenario-result.ts';

/** How the result of a step is shown. */
export const MARKS = {
  ok: { mark: '✓', label: 'passed' },
  failed: { mark: '✗', label: 'failed' },
  notRun: { mark: '·', label: 'not run' },
} as const satisfies Record<StepResult['status'], object>;
