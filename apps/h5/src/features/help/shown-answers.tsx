import { AnswerList } from './answer-list.tsx';
import { FoundAnswers } from './found-answers.tsx';
import type { Answer } from './help-answers.ts';
import type { Question, QuestionId, Topic } from './help-questions.ts';
import { AnswersSkeleton, TopicTabs } from './topic-tabs.tsx';
import { useOpenQuestions } from './use-open-questions.ts';

interface ShownAnswersProps {
  /** Those of the topic, or those that the search found; null until their turn. */
  readonly answers: readonly Answer[] | null;
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
  const questions = useOpenQuestions(question, answers !== null, onOpen);
  return answers === null || search === '' ? (
    <TopicTabs topic={topic} onTopic={onTopic}>
      {answers === null ? <AnswersSkeleton /> : <AnswerList answers={answers} {...questions} />}
    </TopicTabs>
  ) : (
    <FoundAnswers answers={answers} search={search} onClear={onClear} questions={questions} />
  );
}
