import { OfflineBanner, ToastProvider, useOnline } from '@cangkir/react';
import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { ChunkLoadError, forgetFailedChunks } from '../navigation/chunk.ts';
import { placeOf } from '../navigation/place-of.ts';
import { useApp, useDevice } from '../product-context.tsx';
import { ConfirmProvider } from './confirm.tsx';
import { DroppedTaps } from './dropped-taps.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { FailedScreen } from './failed-screen.tsx';
import styles from './global-layout.module.css';
import { LanguageSheetProvider } from './language-sheet.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { ProgressLine } from './progress-line.tsx';
import { ScannerHost } from './scanner-host.tsx';
import { useRoute } from './use-route.ts';

/** What surrounds every screen: its loading, its failure, and a banner while the phone is offline. */
export function GlobalLayout({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { root } = useApp();
  const route = useRoute();
  const online = useOnline();

  /** Loads again what did not arrive: the screen, its words, its machine. */
  function reload() {
    forgetFailedChunks();
    root.send({ type: 'RETRY_PAGE' });
  }

  return (
    <ToastProvider>
      <ConfirmProvider>
        <LanguageSheetProvider>
          <DroppedTaps />
          <ProgressLine />
          <div className={styles.layout}>
            {online ? null : <OfflineBanner label={t('offline')} />}
            <ErrorBoundary
              key={placeOf(route)}
              route={route}
              fallback={(error, retry) =>
                error instanceof ChunkLoadError ? (
                  <MissingPart
                    onRetry={() => {
                      reload();
                      retry();
                    }}
                  />
                ) : (
                  <FailedScreen kind="crashed" onRetry={() => window.location.reload()} />
                )
              }
            >
              <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
            </ErrorBoundary>
          </div>
        </LanguageSheetProvider>
        <ScannerHost />
      </ConfirmProvider>
    </ToastProvider>
  );
}

/** Says that a part of the app did not arrive, and loads it again by itself once the network is back. */
function MissingPart({ onRetry }: { readonly onRetry: () => void }) {
  const { connection } = useDevice();
  const retry = useEffectEvent(onRetry);
  // Subscribed once: at the same event the banner goes, and this renders again before its own turn comes.
  useEffect(() => connection.onRestored(() => retry()), [connection]);
  // Who leaves and comes back finds it loading.
  useEffect(() => forgetFailedChunks, []);
  return <FailedScreen kind="notLoaded" onRetry={onRetry} />;
}
