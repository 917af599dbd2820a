import type { BridgeAnswer } from '@cangkir/core';
import { Button, CodeBlock, Icon } from '@cangkir/react';
import { useCopy } from '../../frame/use-copy.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './bridge.module.css';

interface CallAnswerProps {
  readonly name: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly answer: BridgeAnswer;
}

/** What a call came to, to be copied as JSON. */
export function CallAnswer({ name, typed, answer }: CallAnswerProps) {
  const { t } = useTranslation('bridge');
  const copy = useCopy();
  const { code, data, took } = answer;

  async function copyAnswer() {
    const json = JSON.stringify({ call: name, params: typed, ...answer }, null, 2);
    await copy(json, { copied: t('copied'), failed: t('copyFailed') });
  }

  return (
    <div className={styles.answer} role="status">
      <p>{t('answer', { code: code ?? t('noCode'), took })}</p>
      <CodeBlock text={JSON.stringify(data ?? null, null, 2)} />
      <Button variant="quiet" icon={<Icon name="copy" size={1.25} />} onClick={copyAnswer}>
        {t('copy')}
      </Button>
    </div>
  );
}
