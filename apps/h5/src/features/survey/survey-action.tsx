import { ActionBar, Button, ProgressBar } from '@cangkir/react';
import { ProblemAction } from '../../frame/problem-action.tsx';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SURVEY_FORM } from './survey-form.tsx';

/** The bar while the questions load. */
export function SendBar() {
  return (
    <ActionBar>
      <SendButton />
    </ActionBar>
  );
}

function SendButton() {
  const { t } = useTranslation('survey');
  return (
    <Button isWide type="submit" data-tap="sendAnswers" data-change form={SURVEY_FORM}>
      {t('send')}
    </Button>
  );
}

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
          <SendButton />
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
