import type { PageView } from '@cangkir/core';
import { Hero, Skeleton } from '@cangkir/react';
import { Page } from '../../frame/page.tsx';
import { defineScreen, type ScreenProps } from '../../frame/screen-definition.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './draw.module.css';
import { DrawAction, StartBar } from './draw-action.tsx';
import { DrawHistory } from './draw-history.tsx';
import { DrawPrizes } from './draw-prizes.tsx';
import { DrawStep } from './draw-step.tsx';
import { Wheel } from './wheel.tsx';

/** A lucky draw: countdown, wheel, result. */
export const drawScreen = defineScreen({
  title: 'draw:title',
  notFound: 'draw:notFound',
  Screen: DrawScreen,
  Skeleton: DrawSkeleton,
  SkeletonAction: StartBar,
});

function DrawScreen({ view, send }: ScreenProps<'draw'>) {
  const { t } = useTranslation('draw');
  const { read } = useLanguage();
  const { activity } = view;
  return (
    <Page title={t('title')} titleLevel={2} actionBar={<DrawAction view={view} send={send} />}>
      <Hero>
        <h1 className={styles.name}>{read(activity.name)}</h1>
        <Wheel
          sectors={activity.sectors}
          isSpinning={view.step === 'spinning'}
          sectorId={sectorOf(view)}
        />
      </Hero>
      <DrawStep view={view} />
      <DrawPrizes sectors={activity.sectors} />
      <DrawHistory results={activity.matchHistory} />
    </Page>
  );
}

/** Where the wheel stops. Null before it is known. */
function sectorOf(view: PageView<'draw'>): string | null {
  if (view.step === 'spinning') return view.sectorId;
  return 'result' in view ? view.result.sectorId : null;
}

/** The texts of its first view. */
export type DrawSlot = 'name';

function DrawSkeleton() {
  const { t } = useTranslation('draw');
  return (
    <>
      <Hero>
        <div data-slot={'name' satisfies DrawSlot} className={styles.name}>
          <Skeleton width="60%" />
        </div>
        <span className={styles.wheelSkeleton}>
          <Skeleton shape="circle" width="min(100%, 20rem)" height="auto" />
        </span>
      </Hero>
      <p className={styles.lead}>{t('lead')}</p>
      <Skeleton shape="block" height="4rem" />
    </>
  );
}
