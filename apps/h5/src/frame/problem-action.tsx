import type { Problem } from '@cangkir/core';
import { ActionBar, Button } from '@cangkir/react';
import { useTranslation } from '../i18n/use-translation.ts';
import { useNextStep } from './use-next-step.ts';

interface ProblemActionProps {
  /** Null if it is not known: then the main action is to try again. */
  readonly problem: Problem | null;
  readonly onRetry: () => void;
}

/** The step that helps after a problem, as the main action of a page, in its bar. */
export function ProblemAction({ problem, onRetry }: ProblemActionProps) {
  const { t } = useTranslation();
  const nextStep = useNextStep();
  const { label, take } =
    problem === null ? { label: t('retry'), take: onRetry } : nextStep(problem, { retry: onRetry });
  return (
    <ActionBar>
      <Button isWide onClick={take}>
        {label}
      </Button>
    </ActionBar>
  );
}
