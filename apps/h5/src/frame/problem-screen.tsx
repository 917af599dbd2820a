import { type Problem, ROUTES } from '@cangkir/core';
import {
  Button,
  CutLinePicture,
  EmptyCupPicture,
  ErrorState,
  SpilledCupPicture,
} from '@cangkir/react';
import { useTranslation } from '../i18n/use-translation.ts';
import { useProduct } from '../product-context.tsx';
import { Page } from './page.tsx';
import type { ScreenDefinition } from './screen-definition.ts';
import { useNextStep } from './use-next-step.ts';
import { useProblemWords } from './use-problem-text.ts';
import { useText } from './use-text.ts';

interface ProblemScreenProps extends Pick<ScreenDefinition, 'title' | 'notFound'> {
  readonly problem: Problem;
  readonly onRetry: () => void;
  readonly onLogIn?: () => void;
  /** A retry is pending. */
  readonly busy?: boolean;
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
  busy = false,
  level = 2,
}: ProblemStateProps) {
  const { title, help } = useProblemWords()(problem);
  const nextStep = useNextStep();
  const notFoundText = useText(notFound);
  const { label, take } = nextStep(problem, { retry: onRetry, ...(onLogIn && { logIn: onLogIn }) });
  return (
    <ErrorState
      level={level}
      title={problem.message === 'notFound' ? notFoundText : title}
      retryLabel={label}
      onRetry={take}
      busy={busy}
      picture={pictureOf(problem)}
      action={problem.message === 'notFound' ? <HomeButton /> : null}
    >
      {help}
    </ErrorState>
  );
}

/** What was asked for is not there: what runs now is. */
function HomeButton() {
  const { t } = useTranslation();
  const { router } = useProduct();
  return (
    <Button variant="quiet" onClick={() => router.push(ROUTES.home)}>
      {t('goHome')}
    </Button>
  );
}

function pictureOf({ message }: Problem) {
  if (message === 'unreachable') return <CutLinePicture />;
  return message === 'notFound' ? <EmptyCupPicture /> : <SpilledCupPicture />;
}
