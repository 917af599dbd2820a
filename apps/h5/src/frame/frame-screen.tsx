import type { PageStep } from '@cangkir/core';
import type { AnyActorRef } from 'xstate';
import { SkeletonScreen } from './loading-screen.tsx';
import { LoginRequired } from './login-required.tsx';
import { Page } from './page.tsx';
import { ProblemScreen } from './problem-screen.tsx';
import type { ScreenDefinition } from './screen-definition.ts';
import { useText } from './use-text.ts';

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
  const title = useText(screen.title);
  const loginTitle = useText(screen.loginRequired ?? 'problem:loginRequired');
  const retry = () => page.send({ type: 'RETRY' });
  const logIn = () => page.send({ type: 'LOG_IN' });

  switch (view.step) {
    case 'loading':
      return <SkeletonScreen {...screen} />;
    case 'loginRequired':
      return (
        <Page title={title}>
          <LoginRequired takesFocus title={loginTitle} onLogIn={logIn} />
        </Page>
      );
    case 'notFound':
      return screen.NotFound === undefined ? (
        <ProblemScreen {...screen} problem={NOT_FOUND} onRetry={retry} />
      ) : (
        <screen.NotFound />
      );
    case 'loadFailed':
      // The login takes this screen's place in a moment, and says why.
      return view.problem.message === 'sessionEnded' ? (
        <SkeletonScreen {...screen} />
      ) : (
        <ProblemScreen {...screen} problem={view.problem} onRetry={retry} onLogIn={logIn} />
      );
  }
}

const NOT_FOUND = { message: 'notFound', next: 'leave', code: null } as const;
