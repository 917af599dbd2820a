import { Hero, Skeleton } from '@cangkir/react';
import { Page } from '../../frame/page.tsx';
import { defineScreen, type ScreenProps } from '../../frame/screen-definition.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './survey.module.css';
import { SendBar, SurveyAction } from './survey-action.tsx';
import { SurveyForm } from './survey-form.tsx';
import { SurveyNotice } from './survey-notice.tsx';

/** One survey of the community: its questions, and the thanks. */
export const surveyScreen = defineScreen({
  title: 'survey:title',
  notFound: 'survey:notFound',
  Screen: SurveyScreen,
  Skeleton: SurveySkeleton,
  SkeletonAction: SendBar,
});

function SurveyScreen(props: ScreenProps<'survey'>) {
  const { t } = useTranslation('survey');
  const { read } = useLanguage();
  const { view, send } = props;
  return (
    <Page title={t('title')} titleLevel={2} actionBar={<SurveyAction {...props} />}>
      <Hero>
        <div className={styles.head}>
          <h1 className={styles.name}>{read(view.survey.title)}</h1>
          <p>{read(view.survey.detail)}</p>
        </div>
      </Hero>
      <SurveyNotice key={view.step} view={view} />
      {view.step === 'filling' ? <SurveyForm view={view} send={send} /> : null}
    </Page>
  );
}

/** The texts of its first view. */
export type SurveySlot = 'title' | 'detail' | 'question';

function SurveySkeleton() {
  return (
    <>
      <Hero>
        <div className={styles.head}>
          <p data-slot={'title' satisfies SurveySlot} className={styles.name}>
            <Skeleton width="60%" />
          </p>
          <p data-slot={'detail' satisfies SurveySlot}>
            <Skeleton width="80%" />
          </p>
        </div>
      </Hero>
      <p className={styles.until}>
        <Skeleton width="50%" />
      </p>
      <div className={styles.form}>
        <div className={styles.question}>
          <p data-slot={'question' satisfies SurveySlot} className={styles.label}>
            <Skeleton width="90%" />
          </p>
          <Skeleton shape="block" height="15rem" />
        </div>
        <Skeleton shape="block" height="15rem" />
      </div>
    </>
  );
}
