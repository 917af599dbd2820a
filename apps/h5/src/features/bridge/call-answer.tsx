import type { BridgeAnswer } from '@cangkir/core';
import { Button, CopyIcon, useToast } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDevice } from '../../product-context.tsx';
import styles from './bridge.module.css';

interface CallAnswerProps {
  readonly name: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly answer: BridgeAnswer;
}

/** What a call came to, to be copied as JSON. */
export function CallAnswer({ name, typed, answer }: CallAnswerProps) {
  const { t } = useTranslation('bridge');
  const { clipboard } = useDevice();
  const showToast = useToast();
  const { code, data, took } = answer;

  async function copy() {
    const json = JSON.stringify({ call: name, params: typed, ...answer }, null, 2);
    const copied = await clipboard.copy(json);
    showToast(
      copied
        ? { message: t('copied'), tone: 'success' }
        : { message: t('copyFailed'), tone: 'fail' },
    );
  }

  return (
    <div className={styles.answer} role="status">
      <p>{t('answer', { code: code ?? t('noCode'), took })}</p>
      <pre>{JSON.stringify(data ?? null, null, 2)}</pre>
      <Button variant="quiet" icon={<CopyIcon size={1.25} />} onClick={copy}>
        {t('copy')}
      </Button>
    </div>
  );
}
