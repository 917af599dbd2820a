import type { PageView } from '@cangkir/core';
import { Button, focusInView, Icon, TextField } from '@cangkir/react';
import { type FormEvent, useEffect, useRef } from 'react';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useProblemText } from '../../frame/use-problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './gift-card.module.css';

/** The form's name, so that the button in the action bar submits it. */
export const GIFT_CARD_FORM = 'gift-card-form';

interface GiftCardFormProps extends Pick<ScreenProps<'giftCard'>, 'send'> {
  readonly view: Extract<
    PageView<'giftCard'>,
    { readonly step: 'typing' | 'scanning' | 'redeeming' }
  >;
}

/** The code of a card, typed or scanned. What is wrong with it stands beside the field. */
export function GiftCardForm({ view, send }: GiftCardFormProps) {
  const { t } = useTranslation('gift-card');
  const problemText = useProblemText();
  const field = useRef<HTMLInputElement>(null);
  const { problem } = view;

  useEffect(() => {
    if (problem !== null) focusInView(field.current);
  }, [problem]);

  function submit(event: FormEvent) {
    event.preventDefault();
    send({ type: 'REDEEM' });
  }

  return (
    <form id={GIFT_CARD_FORM} className={styles.form} onSubmit={submit} noValidate>
      <TextField
        ref={field}
        name="giftCardCode"
        label={t('code')}
        hint={t('codeHint')}
        error={problem === null ? null : problemText(problem)}
        value={view.typed}
        onChange={({ target }) => send({ type: 'TYPE', text: target.value })}
        readOnly={view.step === 'redeeming'}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
      />
      <Button
        isWide
        data-tap="scan"
        variant="secondary"
        icon={<Icon name="scan" size={1.25} />}
        isBusy={view.step === 'scanning'}
        aria-disabled={view.step === 'redeeming'}
        onClick={() => send({ type: 'SCAN' })}
      >
        {view.step === 'scanning' ? t('scanning') : t('scan')}
      </Button>
    </form>
  );
}
