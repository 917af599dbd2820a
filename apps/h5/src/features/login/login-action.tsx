import { ActionBar, Button } from '@cangkir/react';
import { type MouseEvent, useRef, useState } from 'react';
import { Countdown } from '../../frame/countdown.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LOGIN_FORM_ID } from './login-form.tsx';
import { useLogin } from './use-login.ts';

/** Two taps within this time are a double tap. Milliseconds. */
const DOUBLE_TAP_MS = 500;

/** The login form's button: it asks for the SMS, and then does what the person came for. */
export function LoginAction({ label }: { readonly label: string }) {
  const { t } = useTranslation('login');
  const { view } = useLogin();
  const [endedFor, setEndedFor] = useState(0);
  const isWaiting = endedFor !== view.waitUntil && view.waitUntil !== 0;
  const name = view.step === 'phone' ? t('sendCode') : label;
  const lastTapAt = useRef(Number.NEGATIVE_INFINITY);

  /** The second half of a double tap would submit the code that nobody has typed yet. */
  function ignoreDoubleTap(event: MouseEvent): void {
    // Not `detail`, which Safari on iOS leaves at one.
    const isDoubleTap = event.timeStamp - lastTapAt.current < DOUBLE_TAP_MS;
    lastTapAt.current = event.timeStamp;
    if (isDoubleTap && view.step === 'code' && view.typedCode === '') event.preventDefault();
  }

  return (
    <ActionBar>
      <Button
        type="submit"
        data-tap={view.step === 'phone' ? 'sendCode' : 'logIn'}
        data-change
        form={LOGIN_FORM_ID}
        isWide
        isBusy={view.isBusy}
        aria-disabled={isWaiting}
        onClickCapture={ignoreDoubleTap}
      >
        {isWaiting ? (
          <Countdown until={view.waitUntil} onEnd={() => setEndedFor(view.waitUntil)}>
            {(time) => t('retryIn', { time })}
          </Countdown>
        ) : (
          name
        )}
      </Button>
    </ActionBar>
  );
}
