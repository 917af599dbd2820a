import { Hero, Skeleton } from '@cangkir/react';
import { Page } from '../../frame/page.tsx';
import { defineScreen, type ScreenProps } from '../../frame/screen-definition.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './love.module.css';
import { LoveAction } from './love-action.tsx';
import { LoveHistory } from './love-history.tsx';
import { LoveStage } from './love-stage.tsx';
import { LoveStep } from './love-step.tsx';
import { LoveSteps } from './love-steps.tsx';

/** A love campaign: entry, the wait for a match, and what came of it. Its stage stays from route to route. */
export const loveScreen = defineScreen({
  title: 'love:title',
  notFound: 'love:notFound',
  Screen: LoveScreen,
  Skeleton: LoveSkeleton,
});

function LoveScreen(props: ScreenProps<'love'>) {
  const { t } = useTranslation('love');
  const { read } = useLanguage();
  const { view } = props;
  return (
    <Page title={t('title')} titleLevel={2} actionBar={<LoveAction {...props} />}>
      <Hero>
        <h1 className={styles.name}>{read(view.name)}</h1>
        <LoveStage mood={moodOf(view)} />
      </Hero>
      <LoveStep view={view} />
      {view.step === 'entry' ? (
        <>
          <LoveSteps />
          <LoveHistory matches={view.matchHistory} />
        </>
      ) : null}
    </Page>
  );
}

function moodOf({ step }: ScreenProps<'love'>['view']) {
  switch (step) {
    case 'waiting':
      return 'searching';
    case 'match':
      return 'together';
    case 'fail':
      return 'apart';
    case 'entry':
    case 'stalled':
    case 'ended':
      return 'shy';
  }
}

/** The texts of its first view. */
export type LoveSlot = 'name';

function LoveSkeleton() {
  const { t } = useTranslation('love');
  return (
    <>
      <Hero>
        <div data-slot={'name' satisfies LoveSlot} className={styles.name}>
          <Skeleton width="60%" />
        </div>
        <div className={styles.stage} />
      </Hero>
      <p className={styles.lead}>{t('lead')}</p>
    </>
  );
}
