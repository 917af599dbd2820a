import { callingCode, ROUTES } from '@cangkir/core';
import { CountryButton, Skeleton, TextField } from '@cangkir/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { preloadPhoneRule } from '../adapters/phone-numbers.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { createPart, Part } from '../navigation/part.tsx';
import { useProblemText } from '../problem/use-problem-text.ts';
import { useProduct } from '../product-context.tsx';
import styles from './login-form.module.css';
import { useLogin } from './use-login.ts';

/** The form's name, so that the button in the action bar submits it. */
export const LOGIN_FORM_ID = 'login-form';

const CODE_STEP = createPart([], async () => (await import('./code-step.tsx')).CodeStep);

const MARKET_PICKER = createPart(
  [],
  async () => (await import('./market-picker.tsx')).MarketPicker,
);

/** Who the person is: their phone, and then the code from the SMS. Its button is in the action bar. */
export function LoginForm() {
  const { submit } = useLogin();
  const form = useFieldFocus();
  return (
    <form ref={form} id={LOGIN_FORM_ID} className={styles['form']} onSubmit={submit} noValidate>
      <Step />
      <Agreement />
    </form>
  );
}

/** Leads the person to the field that is wrong, and to the phone where they want to change it. */
function useFieldFocus() {
  const { view } = useLogin();
  const form = useRef<HTMLFormElement>(null);
  const step = useRef(view.step);

  useEffect(() => {
    const isChanged = step.current === 'code' && view.step === 'phone';
    step.current = view.step;
    if (!isChanged && view.problem === null) return;
    const field = form.current?.querySelector('input');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }, [view.step, view.problem]);

  return form;
}

function Step() {
  const problemText = useProblemText();
  const { view } = useLogin();
  const shape = <Skeleton shape="block" height="6rem" />;
  switch (view.step) {
    case 'phone':
      return <PhoneStep />;
    case 'code':
      return (
        <Suspense fallback={shape}>
          <Part part={CODE_STEP} props={{}} />
        </Suspense>
      );
    case 'resuming':
      return view.problem === null ? shape : <p role="alert">{problemText(view.problem)}</p>;
  }
}

function PhoneStep() {
  const { t } = useTranslation(['login', 'common']);
  const problemText = useProblemText();
  const { view, send } = useLogin();
  const { machines } = useProduct().app;
  // Null until it is asked for. Then it stays, and closes by itself: so the focus comes back.
  const [picking, setPicking] = useState<boolean | null>(null);

  /** What checking and sending need is loaded while the person types. */
  function prepare() {
    machines.wake();
    preloadPhoneRule();
    CODE_STEP.preload();
  }

  return (
    <>
      <TextField
        label={t('login:phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="send"
        value={view.typedPhone}
        onFocus={prepare}
        onChange={(event) => send({ type: 'TYPE_PHONE', text: event.target.value })}
        error={view.problem && problemText(view.problem)}
        leading={
          <CountryButton
            country={view.market}
            callingCode={callingCode(view.market)}
            label={`${t('login:country')}: ${t(`common:market.${view.market}`)}`}
            onClick={() => setPicking(true)}
          />
        }
      />
      <Suspense>
        {picking === null ? null : (
          <Part part={MARKET_PICKER} props={{ open: picking, onClose: () => setPicking(false) }} />
        )}
      </Suspense>
    </>
  );
}

function Agreement() {
  const { t } = useTranslation('login');
  return (
    <p className={styles['agreement']}>
      {t('agree')} <a href={`#${ROUTES.services}`}>{t('terms')}</a>
      {' · '}
      <a href={`#${ROUTES.privacy}`}>{t('privacy')}</a>
    </p>
  );
}
