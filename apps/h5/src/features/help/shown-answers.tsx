import { Tabs } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AnswerList } from './answer-list.tsx';
import { FoundAnswers } from './found-answers.tsx';
import type { Answer } from './help-answers.ts';
import { type Question, type QuestionId, TOPICS, type Topic } from './help-questions.ts';
import { useOpenQuestions } from './use-open-questions.ts';

interface ShownAnswersProps {
  /** Those of the topic, or those that the search found. */
  readonly answers: readonly Answer[];
  readonly topic: Topic;
  /** Empty if the person does not search. */
  readonly search: string;
  /** The question in the address. */
  readonly question: QuestionId | null;
  readonly onTopic: (topic: Topic) => void;
  /** Called with null when the person closes a question. */
  readonly onOpen: (opened: Question | null) => void;
  readonly onClear: () => void;
}

/** The questions of a topic beside the other topics, or what a search found. */
export function ShownAnswers({
  answers,
  topic,
  search,
  question,
  onTopic,
  onOpen,
  onClear,
}: ShownAnswersProps) {
  const { t } = useTranslation('help');
  const questions = useOpenQuestions(question, onOpen);
  return search === '' ? (
    <Tabs
      label={t('topic')}
      tabs={TOPICS.map((value) => ({ value, label: t(`topics.${value}`) }))}
      value={topic}
      onChange={onTopic}
    >
      <AnswerList answers={answers} {...questions} />
    </Tabs>
  ) : (
    <FoundAnswers answers={answers} search={search} onClear={onClear} questions={questions} />
  );
}
