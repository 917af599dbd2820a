import type { SurveyFillingView } from '@cangkir/core/survey';
import { focusInView, Notice } from '@cangkir/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useProblemText } from '../../frame/use-problem-text.ts';
import { QuestionField } from './question-field.tsx';
import styles from './survey.module.css';

/** The form's name, so that the button in the action bar submits it. */
export const SURVEY_FORM = 'survey-form';

interface SurveyFormProps extends Pick<ScreenProps<'survey'>, 'send'> {
  readonly view: SurveyFillingView;
}

/** The questions. What is missing stands beside its question, and the first such question has the focus. */
export function SurveyForm({ view, send }: SurveyFormProps) {
  const problemText = useProblemText();
  const form = useRef<HTMLFormElement>(null);
  const [submits, setSubmits] = useState(0);

  useEffect(() => {
    if (submits > 0) focusInView(form.current?.querySelector<HTMLElement>(INVALID_INPUT));
  }, [submits]);

  function submit(event: FormEvent) {
    event.preventDefault();
    send({ type: 'SUBMIT' });
    setSubmits((count) => count + 1);
  }

  return (
    <form ref={form} id={SURVEY_FORM} className={styles.form} onSubmit={submit} noValidate>
      {view.survey.questions.map((question) => (
        <QuestionField key={question.id} question={question} view={view} send={send} />
      ))}
      {view.problem === null ? null : (
        <Notice tone="failure">
          <p>{problemText(view.problem)}</p>
        </Notice>
      )}
    </form>
  );
}

/** The first input of a question with a problem. */
const INVALID_INPUT = '[data-invalid="true"] input, [aria-invalid="true"]';
