import { type CommunitySurvey, surveyTarget } from '@cangkir/core/community';
import { EmptyState, ForwardIcon } from '@cangkir/react';
import { TargetLink } from '../../frame/target-link.tsx';
import { useFormat } from '../../frame/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './community.module.css';

interface SurveyListProps {
  readonly surveys: readonly CommunitySurvey[];
}

/** The surveys that can still be answered. */
export function SurveyList({ surveys }: SurveyListProps) {
  const { t } = useTranslation('community');
  const { read } = useLanguage();
  const format = useFormat();
  if (surveys.length === 0) {
    return <EmptyState title={t('empty.survey')}>{t('empty.surveyBody')}</EmptyState>;
  }
  return (
    <ul className={styles.cards}>
      {surveys.map(({ id, title, target, endsAt }) => (
        <li key={id}>
          <TargetLink className={styles.survey} target={surveyTarget({ target })}>
            <span className={styles.surveyTexts}>
              <strong>{read(title)}</strong>
              <span className={styles.soft}>
                {t('surveyUntil', { moment: format.dayAndTime(endsAt) })}
              </span>
            </span>
            <ForwardIcon />
          </TargetLink>
        </li>
      ))}
    </ul>
  );
}
