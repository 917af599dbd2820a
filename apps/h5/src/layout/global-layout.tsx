import { ErrorState, OfflineBanner, Screen, useOnline } from '@cangkir/react';
import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { ChunkLoadError, type ScreenLoader } from '../navigation/screen-loader.ts';
import { useRoute } from '../navigation/use-route.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { LoadingScreen } from './loading-screen.tsx';

/** What surrounds every route: its loading, its failure, and word that the person is offline. */
export function GlobalLayout({ screens }: { readonly screens: ScreenLoader }) {
  const { t } = useTranslation();
  const route = useRoute();
  const online = useOnline();

  return (
    <>
      {online ? null : <OfflineBanner label={t('offline')} />}
      <ErrorBoundary
        key={route}
        fallback={(error, retry) => (
          <FailedScreen
            error={error}
            onRetry={() => {
              screens.forget(route);
              retry();
            }}
          />
        )}
      >
        <Suspense fallback={<LoadingScreen />}>
          <RouteScreen route={route} screens={screens} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

function RouteScreen({
  route,
  screens,
}: {
  readonly route: string;
  readonly screens: ScreenLoader;
}) {
  const ScreenOfRoute = use(screens.load(route));
  return <ScreenOfRoute />;
}

function FailedScreen({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation();
  const kind = error instanceof ChunkLoadError ? 'chunkFailed' : 'crashed';
  return (
    <Screen>
      <ErrorState
        title={t(`${kind}.title`)}
        retryLabel={kind === 'crashed' ? t('reload') : t('retry')}
        onRetry={kind === 'crashed' ? () => window.location.reload() : onRetry}
      >
        {t(`${kind}.body`)}
      </ErrorState>
    </Screen>
  );
}
