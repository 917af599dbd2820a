import type { PageStep } from '@cangkir/core';
import type { AnyActorRef } from 'xstate';
import { SkeletonScreen } from './loading-screen.tsx';
import { LoginRequiredScreen } from './login-required-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { ProblemScreen } from './problem-screen.tsx';
import type { ScreenDefinition } from './screen-definition.ts';

interface FrameScreenProps {
  readonly view: PageStep;
  readonly screen: Pick<
    ScreenDefinition,
    'title' | 'tab' | 'notFound' | 'NotFound' | 'loginRequired' | 'Skeleton' | 'SkeletonAction'
  >;
  /** The page, which accepts `RETRY` and `LOG_IN`. */
  readonly page: AnyActorRef;
}

/** What all pages share: loading, a failed load, a login that is required, and an address that names nothing. */
export function FrameScreen({ view, screen, page }: FrameScreenProps) {
  const retry = () => page.send({ type: 'RETRY' });
  const logIn = () => page.send({ type: 'LOG_IN' });

  switch (view.step) {
    case 'loading':
      return <SkeletonScreen {...screen} />;
    case 'loginRequired':
      return <LoginRequiredScreen {...screen} onLogIn={logIn} />;
    case 'notFound':
      return <NotFoundScreen {...screen} onRetry={retry} />;
    case 'loadFailed':
      // The login takes this screen's place in a moment, and says why.
      return view.problem.message === 'sessionEnded' ? (
        <SkeletonScreen {...screen} />
      ) : (
        <ProblemScreen {...screen} problem={view.problem} onRetry={retry} onLogIn={logIn} />
      );
  }
}
