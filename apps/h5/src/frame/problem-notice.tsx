import { Button, Notice } from '@cangkir/react';
import type { ProblemActionProps } from './problem-action.tsx';
import { useNextStep } from './use-next-step.ts';
import { useProblemText } from './use-problem-text.ts';

/** Why a change did not happen, and the step that helps, on a page that stays usable. */
export function ProblemNotice({ problem, onRetry }: Omit<ProblemActionProps, 'onLogIn'>) {
  const problemText = useProblemText();
  const nextStep = useNextStep();
  const { label, take } = nextStep(problem, { retry: onRetry });
  return (
    <Notice
      tone="failure"
      title={problemText(problem)}
      action={
        <Button variant="secondary" onClick={take}>
          {label}
        </Button>
      }
    />
  );
}
