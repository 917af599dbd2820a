import { ActionBar, Button } from '@cangkir/react';
import type { MouseEvent } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LOGIN_FORM_ID } from './login-form.tsx';
import { useLogin } from './use-login.ts';

/** The login form's button: it asks for the SMS, and then does what the person came for. */
export function LoginAction({ label }: { readonly label: string }) {
  const { t } = useTranslation('login');
  const { view } = useLogin();
  return (
    <ActionBar>
      <Button type="submit" form={LOGIN_FORM_ID} wide busy={view.busy} onClick={ignoreSecondTap}>
        {view.step === 'phone' ? t('sendCode') : label}
      </Button>
    </ActionBar>
  );
}

/** The second half of a double tap would submit the step that the first one led to. */
function ignoreSecondTap(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
