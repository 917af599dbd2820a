import { Confetti, FullCupPicture, Notice, WaitingPicture } from '@cangkir/react';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { UnsettledNotice } from '../../frame/unsettled-notice.tsx';
import { useFormat } from '../../frame/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './survey.module.css';

/** How long the survey runs, what came of the answers, or why nobody can give any. */
export function SurveyNotice({ view }: Pick<ScreenProps<'survey'>, 'view'>) {
  const { t } = useTranslation('survey');
  const format = useFormat();
  const ends = format.dayAndTime(view.survey.endsAt);
  switch (view.step) {
    case 'filling':
      return <p className={styles.until}>{t('until', { moment: ends })}</p>;
    case 'sending':
      return <Notice tone="waiting" title={t('stay')} takesFocus />;
    case 'unsettled':
      return (
        <UnsettledNotice
          title={t('unsettled.title')}
          body={t('unsettled.body')}
          problem={view.problem}
        />
      );
    case 'answered':
      return view.isNew ? (
        <Notice
          tone="success"
          title={t('thanks.title')}
          picture={
            <>
              <FullCupPicture />
              <Confetti />
            </>
          }
          takesFocus
        >
          <p>{t('thanks.body')}</p>
        </Notice>
      ) : (
        <Notice tone="success" title={t('answered.title')} picture={<FullCupPicture />}>
          {view.survey.answeredAt === null ? null : (
            <p>{t('answered.body', { moment: format.dayAndTime(view.survey.answeredAt) })}</p>
          )}
        </Notice>
      );
    case 'full':
      return (
        <Notice tone="plain" title={t('full.title')} picture={<WaitingPicture />} takesFocus>
          <p>{t('full.body')}</p>
        </Notice>
      );
    case 'ended':
      return (
        <Notice tone="plain" title={t('ended.title')} picture={<WaitingPicture />} takesFocus>
          <p>{t('ended.body', { moment: ends })}</p>
        </Notice>
      );
  }
}
