import { useTranslation } from '../i18n/use-translation.ts';
import { LoadingPart } from './loading-part.tsx';
import styles from './loading-screen.module.css';
import { Page, UntitledPage } from './page.tsx';
import type { ScreenDefinition } from './screen-definition.ts';
import { TextSkeleton } from './text-skeleton.tsx';
import { useText } from './use-text.ts';

/** A screen whose code is loading. Its bar has the way back, for a person who waits too long. */
export function LoadingScreen() {
  const { t } = useTranslation();
  return (
    <UntitledPage title={t('loading')}>
      <LoadingPart>
        <TextSkeleton />
      </LoadingPart>
    </UntitledPage>
  );
}

/** The shape of a screen whose data is loading, with the controls that no data decide. */
export function SkeletonScreen({
  title,
  tab,
  Skeleton,
  SkeletonAction,
}: Pick<ScreenDefinition, 'title' | 'tab' | 'Skeleton' | 'SkeletonAction'>) {
  return (
    <Page
      title={useText(title)}
      tab={tab}
      actionBar={
        SkeletonAction && (
          <div aria-busy="true" className={styles.action}>
            <SkeletonAction />
          </div>
        )
      }
    >
      <LoadingPart>
        <Skeleton />
      </LoadingPart>
    </Page>
  );
}
