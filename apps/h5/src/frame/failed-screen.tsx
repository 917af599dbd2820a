import { BRAND } from '@cangkir/core';
import { ErrorState } from '@cangkir/react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Page } from './page.tsx';

interface FailedScreenProps {
  /** `notLoaded`: a part of the app did not arrive. `crashed`: our own mistake, which a reload may get past. */
  readonly kind: 'notLoaded' | 'crashed';
  readonly onRetry: () => void;
}

/** Says that a screen can't be shown, and offers to try again. */
export function FailedScreen({ kind, onRetry }: FailedScreenProps) {
  const { t } = useTranslation();
  return (
    <Page title={BRAND.displayName} titleLevel={2}>
      <ErrorState
        level={1}
        title={t(`${kind}.title`)}
        retryLabel={kind === 'crashed' ? t('reload') : t('retry')}
        onRetry={onRetry}
      >
        {t(`${kind}.body`)}
      </ErrorState>
    </Page>
  );
}
