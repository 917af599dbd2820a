import { type AccordionProps, Button, EmptyState } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AnswerList } from './answer-list.tsx';
import styles from './help.module.css';
import { type Answer, shortSearch } from './help-answers.ts';
import { TOPICS } from './help-questions.ts';

interface FoundAnswersProps {
  readonly answers: readonly Answer[];
  readonly search: string;
  readonly onClear: () => void;
  readonly questions: Pick<AccordionProps, 'open' | 'onToggle'>;
}

/** What a search found, by topic. */
export function FoundAnswers({ answers, search, onClear, questions }: FoundAnswersProps) {
  const { t } = useTranslation('help');
  if (answers.length === 0) {
    return (
      <EmptyState
        title={t('nothing.title')}
        action={<Button onClick={onClear}>{t('nothing.action')}</Button>}
      >
        {t('nothing.body', { search: shortSearch(search) })}
      </EmptyState>
    );
  }
  return TOPICS.map((topic) => {
    const ofTopic = answers.filter((answer) => answer.topic === topic);
    return ofTopic.length === 0 ? null : (
      <section key={topic} className={styles.topic}>
        <h2>{t(`topics.${topic}`)}</h2>
        <AnswerList answers={ofTopic} level={3} {...questions} />
      </section>
    );
  });
}
