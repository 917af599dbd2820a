import { Accordion, type AccordionProps, Facts, Icon } from '@cangkir/react';
import styles from './help.module.css';
import type { Answer } from './help-answers.ts';

interface AnswerListProps extends Omit<AccordionProps, 'sections'> {
  readonly answers: readonly Answer[];
}

/** Questions, each of which opens to its answer. */
export function AnswerList({ answers, ...questions }: AnswerListProps) {
  const sections = answers.map(({ id, question, text, refundTimes }) => ({
    id,
    title: question,
    content: (
      <div className={styles.answer}>
        <p>{text}</p>
        {refundTimes.length === 0 ? null : (
          <Facts
            facts={refundTimes.map(({ methods, time }) => ({
              icon: <Icon name="wallet" />,
              label: methods,
              value: time,
            }))}
          />
        )}
      </div>
    ),
  }));
  return <Accordion {...questions} sections={sections} />;
}
