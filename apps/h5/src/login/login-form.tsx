import { callingCode, MARKETS, ROUTES, SMS_CODE_LENGTH } from '@cangkir/core';
import {
  Button,
  Countdown,
  CountryButton,
  CountryPicker,
  OtpField,
  TextField,
} from '@cangkir/react';
import { type ReactNode, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { preloadPhoneRule } from '../adapters/phone-numbers.ts';
import { useProblemText } from '../problem/use-problem-text.ts';
import { useProduct } from '../product-context.tsx';
import styles from './login-form.module.css';
import { useLogin } from './use-login.ts';

/** The form's name, so that the button in the action bar submits it. */
export const LOGIN_FORM_ID = 'login-form';

/** Who the person is: their phone, and then the code from the SMS. Its button is in the action bar. */
export function LoginForm() {
  const { view, submit } = useLogin();
  return (
    <form id={LOGIN_FORM_ID} className={styles['form']} onSubmit={submit} noValidate>
      {view.step === 'phone' ? <PhoneStep /> : <CodeStep />}
      <Agreement />
    </form>
  );
}

function PhoneStep() {
  const { t } = useTranslation(['login', 'common']);
  const problemText = useProblemText();
  const { login, view } = useLogin();
  const [picking, setPicking] = useState(false);

  return (
    <>
      <TextField
        label={t('login:phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="send"
        value={view.typedPhone}
        onFocus={preloadPhoneRule}
        onChange={(event) => login.send({ type: 'TYPE_PHONE', text: event.target.value })}
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
      <CountryPicker
        open={picking}
        onClose={() => setPicking(false)}
        title={t('login:country')}
        closeLabel={t('common:close')}
        countries={MARKETS.map((market) => ({
          code: market,
          name: t(`common:market.${market}`),
          callingCode: callingCode(market),
        }))}
        value={view.market}
        onChange={(market) => {
          login.send({ type: 'CHOOSE_MARKET', market });
          setPicking(false);
        }}
      />
    </>
  );
}

function CodeStep() {
  const { t } = useTranslation(['login', 'common']);
  const problemText = useProblemText();
  const { login, view } = useLogin();

  return (
    <>
      <OtpField
        label={t('login:code')}
        hint={t('login:codeSent', { phone: view.nationalPhone })}
        length={SMS_CODE_LENGTH}
        value={view.typedCode}
        onChange={(text) => login.send({ type: 'TYPE_CODE', text })}
        error={view.problem && problemText(view.problem)}
        autoFocus
      />
      <div className={styles['resend']}>
        <Resend />
        <Button
          variant="quiet"
          disabled={view.busy}
          onClick={() => login.send({ type: 'CHANGE_PHONE' })}
        >
          {t('login:changePhone')}
        </Button>
      </div>
    </>
  );
}

/** Counts down to a stored moment, so that a reload does not start it anew. */
function Resend() {
  const { t } = useTranslation('login');
  const { now } = useProduct();
  const { login, view } = useLogin();
  const [endedFor, setEndedFor] = useState(0);

  if (endedFor !== view.resendAt) {
    return (
      <p className={styles['countdown']}>
        <Countdown until={view.resendAt} now={now} onEnd={() => setEndedFor(view.resendAt)}>
          {(time) => t('resendIn', { time })}
        </Countdown>
      </p>
    );
  }
  return (
    <Button variant="quiet" busy={view.busy} onClick={() => login.send({ type: 'SEND_CODE' })}>
      {t('resend')}
    </Button>
  );
}

function Agreement() {
  const { t } = useTranslation('login');
  return (
    <p className={styles['agreement']}>
      <Trans
        t={t}
        i18nKey="agree"
        components={{
          terms: <LegalLink route={ROUTES.services} />,
          privacy: <LegalLink route={ROUTES.privacy} />,
        }}
      />
    </p>
  );
}

interface LegalLinkProps {
  readonly route: string;
  /** The words that the sentence has for it. */
  readonly children?: ReactNode;
}

function LegalLink({ route, children }: LegalLinkProps) {
  return <a href={`#${route}`}>{children}</a>;
}
