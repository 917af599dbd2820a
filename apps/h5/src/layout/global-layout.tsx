import { ErrorState, OfflineBanner, Screen, useOnline } from '@cangkir/react';
import { Suspense } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { ChunkLoadError, forgetFailedChunks } from '../navigation/chunk.ts';
import { Part } from '../navigation/part.tsx';
import { screenOf } from '../navigation/screens.ts';
import { useRoute } from '../navigation/use-route.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { LoadingScreen } from './loading-screen.tsx';

/** What surrounds every route: its loading, its failure, and word that the person is offline. */
export function GlobalLayout() {
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
              forgetFailedChunks();
              retry();
            }}
          />
        )}
      >
        <Suspense fallback={<LoadingScreen />}>
          <Part part={screenOf(route)} props={{}} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
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
