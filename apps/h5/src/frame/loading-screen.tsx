import { Loading } from '@cangkir/react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Page, UntitledPage } from './page.tsx';
import type { ScreenDefinition } from './screen-definition.ts';
import { TextSkeleton } from './text-skeleton.tsx';
import { useText } from './use-text.ts';

/** A screen whose code is loading. Its bar has the way back, for a person who waits too long. */
export function LoadingScreen() {
  const { t } = useTranslation();
  return (
    <UntitledPage title={t('loading')}>
      <Loading label={t('loading')}>
        <TextSkeleton />
      </Loading>
    </UntitledPage>
  );
}

/** The shape of a screen whose data is loading. */
export function SkeletonScreen({
  title,
  tab,
  Skeleton,
}: Pick<ScreenDefinition, 'title' | 'tab' | 'Skeleton'>) {
  const { t } = useTranslation();
  return (
    <Page title={useText(title)} tab={tab}>
      <Loading label={t('loading')}>
        <Skeleton />
      </Loading>
    </Page>
  );
}
