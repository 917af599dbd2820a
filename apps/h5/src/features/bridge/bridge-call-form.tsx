import type { BridgeAnswer, BridgeCall, BridgeConsole } from '@cangkir/core';
import { Button, Disclosure } from '@cangkir/react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './bridge.module.css';
import { BridgeParamField } from './bridge-param-field.tsx';
import { CallAnswer } from './call-answer.tsx';

interface BridgeCallFormProps {
  readonly console: BridgeConsole;
  readonly call: BridgeCall;
}

/** A call with its parameters as a form, and its last answer. */
export function BridgeCallForm({ console, call }: BridgeCallFormProps) {
  const { t } = useTranslation('bridge');
  const { name, since, params, availability } = call;
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<BridgeAnswer | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setAnswer(await console.call(name, typed));
    setBusy(false);
  }

  return (
    <Disclosure
      title={name}
      note={`${since}+ · ${t(`availability.${availability}`)}`}
      open={open}
      onToggle={setOpen}
    >
      <form className={styles.form} onSubmit={submit}>
        {params.map((param) => (
          <BridgeParamField
            key={param.name}
            param={param}
            text={typed[param.name] ?? ''}
            onChange={(text) => setTyped({ ...typed, [param.name]: text })}
          />
        ))}
        <Button type="submit" variant="secondary" isWide isBusy={isBusy}>
          {t('call')}
        </Button>
        {answer === null ? null : <CallAnswer name={name} typed={typed} answer={answer} />}
      </form>
    </Disclosure>
  );
}
