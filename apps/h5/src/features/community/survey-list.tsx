import { ROUTES, withQuery } from '@cangkir/core';
import type { CommunitySurvey } from '@cangkir/core/community';
import { surveyStatus } from '@cangkir/core/survey';
import { Badge, EmptyState, Icon } from '@cangkir/react';
import { Link } from 'wouter';
import { useFormat } from '../../frame/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useClock } from '../../product-context.tsx';
import styles from './community.module.css';

interface SurveyListProps {
  readonly surveys: readonly CommunitySurvey[];
}

/** The surveys that run, and which of them the person has answered. */
export function SurveyList({ surveys }: SurveyListProps) {
  const { t } = useTranslation('community');
  if (surveys.length === 0) {
    return <EmptyState title={t('empty.survey')}>{t('empty.surveyBody')}</EmptyState>;
  }
  return (
    <ul className={styles.cards}>
      {surveys.map((survey) => (
        <li key={survey.id}>
          <SurveyCard survey={survey} />
        </li>
      ))}
    </ul>
  );
}

function SurveyCard({ survey }: { readonly survey: CommunitySurvey }) {
  const { t } = useTranslation('community');
  const { read } = useLanguage();
  const { now } = useClock();
  const format = useFormat();
  const { id, title, endsAt } = survey;
  const status = surveyStatus(survey, now());
  return (
    <Link className={styles.survey} href={withQuery(ROUTES.survey, { id })}>
      <span className={styles.surveyTexts}>
        <strong>{read(title)}</strong>
        <span className={styles.soft}>
          {t('surveyUntil', { moment: format.dayAndTime(endsAt) })}
        </span>
        {status === 'open' ? null : (
          <span>
            <Badge tone={status === 'answered' ? 'brand' : 'neutral'}>
              {t(`survey.${status}`)}
            </Badge>
          </span>
        )}
      </span>
      <Icon name="forward" />
    </Link>
  );
}
