import { type Problem, ROUTES } from '@cangkir/core';
import { CutLinePicture, EmptyCupPicture, ErrorState, SpilledCupPicture } from '@cangkir/react';
import { useTranslation } from '../i18n/use-translation.ts';
import { useNavigation } from '../product-context.tsx';
import { Page } from './page.tsx';
import type { ScreenDefinition } from './screen-definition.ts';
import { type NextStep, useNextStep } from './use-next-step.ts';
import { useProblemMessages } from './use-problem-text.ts';
import { useText } from './use-text.ts';

interface ProblemScreenProps extends Pick<ScreenDefinition, 'title' | 'notFound'> {
  readonly problem: Problem;
  readonly onRetry: () => void;
  readonly onLogIn?: () => void;
  /** A retry is pending. */
  readonly isBusy?: boolean;
}

/** Says why a screen can't show anything, and what helps. */
export function ProblemScreen({ title, ...props }: ProblemScreenProps) {
  return (
    <Page title={useText(title)} titleLevel={2}>
      <ProblemState level={1} {...props} />
    </Page>
  );
}

interface ProblemStateProps extends Omit<ProblemScreenProps, 'title'> {
  readonly level?: 1 | 2;
}

/** The same in a part of a screen. */
export function ProblemState({
  problem,
  notFound = 'problem:notFound',
  onRetry,
  onLogIn,
  isBusy = false,
  level = 2,
}: ProblemStateProps) {
  const { title, help } = useProblemMessages()(problem);
  const nextStep = useNextStep();
  const notFoundText = useText(notFound);
  const goHome = useGoHome();
  const isMissing = problem.message === 'notFound';
  // What was asked for is not there: what runs now is.
  const { label, take } = isMissing
    ? goHome
    : nextStep(problem, { retry: onRetry, ...(onLogIn && { logIn: onLogIn }) });
  return (
    <ErrorState
      level={level}
      title={isMissing ? notFoundText : title}
      retryLabel={label}
      onRetry={take}
      isBusy={isBusy}
      picture={pictureOf(problem)}
    >
      {help}
    </ErrorState>
  );
}

function useGoHome(): NextStep {
  const { t } = useTranslation();
  const navigation = useNavigation();
  return { label: t('goHome'), take: () => navigation.push(ROUTES.home) };
}

function pictureOf({ message }: Problem) {
  if (message === 'unreachable') return <CutLinePicture />;
  return message === 'notFound' ? <EmptyCupPicture /> : <SpilledCupPicture />;
}
