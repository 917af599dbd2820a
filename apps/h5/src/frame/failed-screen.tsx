import { BRAND, matchRoute } from '@cangkir/core';
import { ErrorState } from '@cangkir/react';
import { useLanguage } from '../i18n/use-language.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useFramePorts } from '../product-context.tsx';
import { Page } from './page.tsx';
import { LateReportProblem } from './problem-report/late-report-problem.tsx';
import { useNewVersion } from './use-new-version.ts';
import { useRoute } from './use-route.ts';

interface FailedScreenProps {
  /** `notLoaded`: a part of the app did not arrive. `crashed`: our own mistake, which a reload may get past. */
  readonly kind: 'notLoaded' | 'crashed';
  readonly onRetry: () => void;
}

/** Says that a screen can't be shown, and offers to try again, or to load a new version of the app. */
export function FailedScreen({ kind, onRetry }: FailedScreenProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { titleOf } = useFramePorts();
  const title = titleOf(matchRoute(useRoute()), language);
  const reason = useNewVersion() ? 'newVersion' : kind;
  return (
    <Page title={title ?? BRAND.displayName} titleLevel={2}>
      <ErrorState
        level={1}
        title={t(`${reason}.title`)}
        retryLabel={reason === 'notLoaded' ? t('retry') : t('reload')}
        onRetry={reason === 'newVersion' ? () => window.location.reload() : onRetry}
      >
        {t(`${reason}.body`)}
      </ErrorState>
      <LateReportProblem />
    </Page>
  );
}
