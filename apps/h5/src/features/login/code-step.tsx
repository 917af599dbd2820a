import { SMS_CODE_LENGTH } from '@cangkir/core/login';
import { Button, OtpField } from '@cangkir/react';
import { useState } from 'react';
import { Countdown } from '../../frame/countdown.tsx';
import { useProblemText } from '../../frame/use-problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './login-form.module.css';
import { useLogin } from './use-login.ts';

/** The code from the SMS, and the ways on when none comes. */
export function CodeStep() {
  const { t } = useTranslation('login');
  const problemText = useProblemText();
  const { view, send } = useLogin();

  return (
    <>
      <OtpField
        // After another SMS the focus comes back to it.
        key={view.resendAt}
        label={t('code')}
        hint={t('codeSent', { phone: view.nationalPhone })}
        length={SMS_CODE_LENGTH}
        value={view.typedCode}
        onChange={(text) => send({ type: 'TYPE_CODE', text })}
        onComplete={() => send({ type: 'SUBMIT_CODE' })}
        error={view.problem && problemText(view.problem)}
        autoFocus
      />
      <div className={styles.resend}>
        <Resend />
        <Button
          variant="quiet"
          disabled={view.isBusy}
          onClick={() => send({ type: 'CHANGE_PHONE' })}
        >
          {t('changePhone')}
        </Button>
      </div>
    </>
  );
}

/** Counts down to a stored moment, so that a reload does not restart it. */
function Resend() {
  const { t } = useTranslation('login');
  const { view, send } = useLogin();
  const [endedFor, setEndedFor] = useState(0);

  if (endedFor !== view.resendAt) {
    return (
      <p className={styles.countdown}>
        <Countdown until={view.resendAt} onEnd={() => setEndedFor(view.resendAt)}>
          {(time) => t('resendIn', { time })}
        </Countdown>
      </p>
    );
  }
  return (
    <Button variant="quiet" isBusy={view.isBusy} onClick={() => send({ type: 'SEND_CODE' })}>
      {t('resend')}
    </Button>
  );
}
