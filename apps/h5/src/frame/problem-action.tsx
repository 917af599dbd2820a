import type { Problem } from '@cangkir/core';
import { ActionBar, Button } from '@cangkir/react';
import { useNextStep } from './use-next-step.ts';

export interface ProblemActionProps {
  readonly problem: Problem;
  readonly onRetry: () => void;
  /** Asks to log in and come back. The app's own way if omitted. */
  readonly onLogIn?: () => void;
}

/** The step that helps after a problem, as the main action of a page, in its bar. */
export function ProblemAction({ problem, onRetry, onLogIn }: ProblemActionProps) {
  const nextStep = useNextStep();
  const { label, take } = nextStep(problem, { retry: onRetry, ...(onLogIn && { logIn: onLogIn }) });
  return (
    <ActionBar>
      <Button wide onClick={take}>
        {label}
      </Button>
    </ActionBar>
  );
}
