import type { Problem } from '@cangkir/core';
import { Button, Notice } from '@cangkir/react';
import { useNextStep } from './use-next-step.ts';
import { useProblemText } from './use-problem-text.ts';

interface ProblemNoticeProps {
  readonly problem: Problem;
  readonly onRetry: () => void;
}

/** Why a change did not happen, and the step that helps, on a page that stays usable. */
export function ProblemNotice({ problem, onRetry }: ProblemNoticeProps) {
  const problemText = useProblemText();
  const nextStep = useNextStep();
  const { label, take } = nextStep(problem, { retry: onRetry });
  return (
    <Notice
      tone="failure"
      title={problemText(problem)}
      takesFocus
      action={
        <Button variant="secondary" onClick={take}>
          {label}
        </Button>
      }
    />
  );
}
