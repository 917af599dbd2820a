import { ROUTES } from '@cangkir/core';
import { Button, EmptyState, Skeleton } from '@cangkir/react';
import { Page } from '../../frame/page.tsx';
import { defineScreen, type ScreenProps } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNavigation } from '../../product-context.tsx';
import styles from './annual-summary.module.css';
import { StageFrame } from './stage-frame.tsx';
import { StagePlayer } from './stage-player.tsx';
import stages from './stages.module.css';
import { STAGE_COLOURS } from './summary-colours.ts';

/** A year in review, in stages that fill the screen. */
export const annualSummaryScreen = defineScreen({
  title: 'annual-summary:title',
  Screen: AnnualSummaryScreen,
  Skeleton: AnnualSummarySkeleton,
});

function AnnualSummaryScreen({ view, send }: ScreenProps<'annualSummary'>) {
  switch (view.step) {
    case 'empty':
      return <EmptyYear year={view.year} />;
    case 'preparing':
      return <Preparing {...view} />;
    case 'stage':
      return <StagePlayer view={view} send={send} />;
  }
}

/** A year without a drink. */
function EmptyYear({ year }: { readonly year: number }) {
  const { t } = useTranslation('annual-summary');
  const navigation = useNavigation();
  return (
    <Page title={t('ofYear', { year })} titleLevel={2}>
      <EmptyState
        level={1}
        title={t('empty.title', { year })}
        action={<Button onClick={() => navigation.push(ROUTES.home)}>{t('empty.action')}</Button>}
      >
        {t('empty.body')}
      </EmptyState>
    </Page>
  );
}

interface PreparingProps {
  readonly year: number;
  readonly loaded: number;
  readonly total: number;
}

/** While the pictures load, the segments count them. */
function Preparing({ year, loaded, total }: PreparingProps) {
  const { t } = useTranslation('annual-summary');
  return (
    <StageFrame
      year={year}
      colours={STAGE_COLOURS.start}
      filled={loaded}
      total={total}
      progress={t('prepared', { loaded, total })}
    >
      <div className={styles.preparing}>
        <h1>{t('preparing')}</h1>
      </div>
    </StageFrame>
  );
}

/** The texts of its first view. */
export type SummarySlot = 'year';

function AnnualSummarySkeleton() {
  return (
    <div className={styles.skeleton}>
      <p data-slot={'year' satisfies SummarySlot} className={stages.year}>
        <Skeleton width="60%" />
      </p>
      <Skeleton width="80%" />
    </div>
  );
}
