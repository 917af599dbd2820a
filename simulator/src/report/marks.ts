import type { StepResult } from '../replay/scenario-result.ts';

/** How the result of a step is shown. */
export const MARKS = {
  ok: { mark: '✓', words: 'passed' },
  failed: { mark: '✗', words: 'failed' },
  notRun: { mark: '·', words: 'not run' },
} as const satisfies Record<StepResult['status'], object>;
