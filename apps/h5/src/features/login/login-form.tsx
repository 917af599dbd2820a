import { callingCode, type Market } from '@cangkir/core';
import { Button, CountryButton, focusInView, TextField } from '@cangkir/react';
import { useEffect, useRef, useState } from 'react';
import { preloadPhoneRule } from '../../adapters/phone-numbers.ts';
import { useProblemText } from '../../frame/use-problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Agreement } from './agreement.tsx';
import { CodeStep } from './code-step.tsx';
import styles from './login-form.module.css';
import { MarketPicker } from './market-picker.tsx';
import { useLogin } from './use-login.ts';

/** The form's name, so that the button in the action bar submits it. */
export const LOGIN_FORM_ID = 'login-form';

/** Who the person is: their phone, and then the code from the SMS. Its button is in the action bar. */
export function LoginForm() {
  const { view, submit } = useLogin();
  const form = useFieldFocus();
  return (
    <form ref={form} id={LOGIN_FORM_ID} className={styles.form} onSubmit={submit} noValidate>
      {view.step === 'phone' ? <PhoneStep /> : <CodeStep />}
      <Slow />
      <Agreement />
    </form>
  );
}

/** Focuses the field with a problem, and the phone field when the person wants to change the phone. */
function useFieldFocus() {
  const { view } = useLogin();
  const form = useRef<HTMLFormElement>(null);
  const step = useRef(view.step);

  useEffect(() => {
    const changesPhone = step.current === 'code' && view.step === 'phone';
    step.current = view.step;
    if (!changesPhone && view.problem === null) return;
    focusInView(form.current?.querySelector('input'));
  }, [view.step, view.problem]);

  return form;
}

function PhoneStep() {
  const { t } = useTranslation('login');
  const problemText = useProblemText();
  const { view, send } = useLogin();
  const [isPicking, setPicking] = useState(false);

  return (
    <>
      <TextField
        label={t('phone')}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="send"
        value={view.typedPhone}
        onFocus={preloadPhoneRule}
        onChange={(event) => send({ type: 'TYPE_PHONE', text: event.target.value })}
        error={view.problem && problemText(view.problem)}
        leading={
          <CountryButton
            data-tap="country"
            country={view.market}
            callingCode={callingCode(view.market)}
            label={`${t('country')}: ${t(`market.${view.market}`)}`}
            onClick={() => setPicking(true)}
          />
        }
      />
      <OtherMarket />
      <MarketPicker open={isPicking} onClose={() => setPicking(false)} />
    </>
  );
}

/** Offers the country of the number that was typed, which stays. */
function OtherMarket() {
  const { t } = useTranslation('login');
  const { view, send } = useLogin();
  const { otherMarket } = view;
  const button = useRef<HTMLButtonElement>(null);
  if (otherMarket === null) return null;

  function choose(market: Market) {
    focusInView(button.current?.form?.querySelector('input'));
    send({ type: 'CHOOSE_MARKET', market });
  }

  return (
    <Button ref={button} variant="secondary" isWide onClick={() => choose(otherMarket)}>
      {t('otherMarket', { market: t(`market.${otherMarket}`), code: callingCode(otherMarket) })}
    </Button>
  );
}

/** The region is there before its words, which a screen reader then announces. */
function Slow() {
  const { t } = useTranslation('login');
  const { view } = useLogin();
  return (
    <p role="status" className={styles.slow}>
      {view.isSlow ? t('slow') : null}
    </p>
  );
}
