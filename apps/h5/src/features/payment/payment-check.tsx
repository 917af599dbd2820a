import type { Problem } from '@cangkir/core';
import { Notice } from '@cangkir/react';
import { useProblemText } from '../../frame/use-problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './payment.module.css';

interface PaymentCheckProps {
  readonly view: {
    readonly hasChecked: boolean;
    readonly isBusy: boolean;
    readonly problem: Problem | null;
  };
}

/** What the backend says to somebody who says that they have paid, and why the check failed. */
export function PaymentCheck({ view: { hasChecked, isBusy, problem } }: PaymentCheckProps) {
  const { t } = useTranslation('payment');
  const problemText = useProblemText();
  if (problem !== null) {
    return (
      <Notice tone="failure" {...(problem.next === 'retry' && { title: t('checkFailed') })}>
        <p>{problemText(problem)}</p>
      </Notice>
    );
  }
  return (
    <div role="status" className={styles.check}>
      {hasChecked && !isBusy ? (
        <Notice tone="waiting">
          <p>{t('notArrived')}</p>
        </Notice>
      ) : null}
    </div>
  );
}
