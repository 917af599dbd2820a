import { ActionBar, Button, ProgressBar } from '@cangkir/react';
import { ProblemAction } from '../../frame/problem-action.tsx';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SURVEY_FORM } from './survey-form.tsx';

/** How far the person is, and the one action of the page, in its bar. */
export function SurveyAction({ view, send }: ScreenProps<'survey'>) {
  const { t } = useTranslation('survey');
  switch (view.step) {
    case 'filling': {
      const total = view.survey.questions.length;
      return (
        <ActionBar>
          <section aria-label={t('progress')}>
            <ProgressBar
              label={t('progress')}
              value={view.answeredCount}
              max={total}
              valueText={t('answeredOf', { count: view.answeredCount, total })}
            />
          </section>
          <Button isWide type="submit" form={SURVEY_FORM}>
            {t('send')}
          </Button>
        </ActionBar>
      );
    }
    case 'sending':
      return (
        <ActionBar>
          <Button isWide isBusy>
            {t('sending')}
          </Button>
        </ActionBar>
      );
    case 'unsettled':
      return <ProblemAction problem={view.problem} onRetry={() => send({ type: 'RETRY' })} />;
    case 'answered':
    case 'full':
    case 'ended':
      return (
        <ActionBar>
          <Button isWide variant="secondary" onClick={() => send({ type: 'OPEN_OTHERS' })}>
            {t('others')}
          </Button>
        </ActionBar>
      );
  }
}
