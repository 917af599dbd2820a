import { Skeleton, Tabs } from '@cangkir/react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './help.module.css';
import { TOPICS, type Topic } from './help-questions.ts';

interface TopicTabsProps {
  /** Null while it is not known. */
  readonly topic: Topic | null;
  readonly onTopic: (topic: Topic) => void;
  /** The answers of the topic. */
  readonly children: ReactNode;
}

export function TopicTabs({ topic, onTopic, children }: TopicTabsProps) {
  const { t } = useTranslation('help');
  return (
    <Tabs
      label={t('topic')}
      tabs={TOPICS.map((value) => ({ value, label: t(`topics.${value}`) }))}
      value={topic}
      onChange={onTopic}
    >
      {children}
    </Tabs>
  );
}

export function AnswersSkeleton() {
  return (
    <div className={styles.rows}>
      <Skeleton width="70%" />
      <Skeleton width="80%" />
      <Skeleton width="55%" />
      <Skeleton width="65%" />
      <Skeleton width="75%" />
    </div>
  );
}
