import { answerTo, type SurveyFillingView, type SurveyQuestion } from '@cangkir/core/survey';
import { CheckboxCards, CountedTextArea, RadioCards, ScaleField } from '@cangkir/react';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { questionLabel } from './question-label.ts';
import styles from './survey.module.css';

interface QuestionFieldProps extends Pick<ScreenProps<'survey'>, 'send'> {
  readonly question: SurveyQuestion;
  readonly view: SurveyFillingView;
}

/** A question, with the input for its kind of answer. */
export function QuestionField({ question, view, send }: QuestionFieldProps) {
  const { t } = useTranslation('survey');
  const { language, read } = useLanguage();
  const { id } = question;
  const answer = answerTo(question, view.answers);
  const label = questionLabel(question, language, t);
  const error = useAnswerError(question, view);

  switch (question.kind) {
    case 'one':
      return (
        <RadioCards
          label={label}
          error={error}
          cards={question.options.map((each) => ({ value: each.id, label: read(each.label) }))}
          value={answer?.kind === 'one' ? answer.option : null}
          onChange={(option) => send({ type: 'CHOOSE', question: id, option })}
        />
      );
    case 'many':
      return (
        <CheckboxCards
          label={label}
          error={error}
          cards={question.options.map((each) => ({ value: each.id, label: read(each.label) }))}
          values={answer?.kind === 'many' ? answer.options : []}
          onChange={(option, isChosen) =>
            send({ type: isChosen ? 'CHOOSE' : 'TAKE_BACK', question: id, option })
          }
        />
      );
    case 'scale':
      return (
        <ScaleField
          label={label}
          error={error}
          steps={question.steps}
          lowest={read(question.lowest)}
          highest={read(question.highest)}
          value={answer?.kind === 'scale' ? answer.value : null}
          onChange={(value) => send({ type: 'RATE', question: id, value })}
        />
      );
    case 'text':
      return (
        <div className={styles.text}>
          <CountedTextArea
            label={label}
            error={error}
            value={answer?.kind === 'text' ? answer.text : ''}
            onChange={(words) => send({ type: 'TYPE', question: id, text: words })}
            countText={(count) => t('characters', { count, max: question.maxCharacters })}
          />
        </div>
      );
  }
}

/** What is wrong with an answer, and how to fix it. */
function useAnswerError(question: SurveyQuestion, { answerProblems }: SurveyFillingView) {
  const { t } = useTranslation('survey');
  const problem = answerProblems.find((each) => each.question === question.id);
  if (problem === undefined) return null;
  return problem.kind === 'tooLong' && question.kind === 'text'
    ? t('tooLong', { count: question.maxCharacters })
    : t(`missing.${question.kind}`);
}
