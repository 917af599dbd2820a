import { Button, Notice } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './bridge.module.css';
import type { ConformanceQuestion } from './use-conformance.ts';

interface TaskQuestionProps {
  readonly question: ConformanceQuestion;
  /** What the app's bar should say. */
  readonly title: string;
}

/** Tells a person what to do in the app, or asks what they saw. */
export function TaskQuestion({ question: { kind, task, answer }, title }: TaskQuestionProps) {
  const { t } = useTranslation('bridge');
  const isBegin = kind === 'begin';
  return (
    <Notice
      tone="waiting"
      takesFocus
      title={isBegin ? t('checks.question') : t(`task.${task}.ask`, { title })}
      action={
        <div className={styles.choice}>
          <Button variant="secondary" isWide onClick={() => answer(false)}>
            {isBegin ? t('checks.skip') : t('checks.no')}
          </Button>
          <Button isWide onClick={() => answer(true)}>
            {isBegin ? t('checks.begin') : t('checks.yes')}
          </Button>
        </div>
      }
    >
      {isBegin ? <p>{t(`task.${task}.do`)}</p> : null}
    </Notice>
  );
}
