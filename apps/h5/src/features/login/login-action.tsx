import { ActionBar, Button } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LOGIN_FORM_ID } from './login-form.tsx';
import { useLogin } from './use-login.ts';

/** The login form's button: it asks for the SMS, and then does what the person came for. */
export function LoginAction({ label }: { readonly label: string }) {
  const { t } = useTranslation('login');
  const { view } = useLogin();
  return (
    <ActionBar>
      <Button type="submit" form={LOGIN_FORM_ID} wide busy={view.busy}>
        {view.step === 'phone' ? t('sendCode') : label}
      </Button>
    </ActionBar>
  );
}
