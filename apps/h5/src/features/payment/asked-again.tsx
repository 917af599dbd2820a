import type { Problem } from '@cangkir/core';
import { useProblemText } from '../../frame/use-problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './payment.module.css';

interface AskedAgainProps {
  readonly view: {
    readonly askedAgain: boolean;
    readonly busy: boolean;
    readonly problem: Problem | null;
  };
}

/** What the backend says to somebody who says that they have paid, and why it could not be asked. */
export function AskedAgain({ view: { askedAgain, busy, problem } }: AskedAgainProps) {
  const { t } = useTranslation('payment');
  const problemText = useProblemText();
  if (problem !== null) {
    return (
      <div role="alert" className={styles['problem']}>
        {problem.next === 'retry' ? <h2>{t('checkFailed')}</h2> : null}
        <p>{problemText(problem)}</p>
      </div>
    );
  }
  return (
    <p role="status" className={styles['asked']}>
      {askedAgain && !busy ? t('notArrived') : null}
    </p>
  );
}
