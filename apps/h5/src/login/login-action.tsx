import { ActionBar, Button } from '@cangkir/react';
import { useTranslation } from '../i18n/use-translation.ts';
import { LOGIN_FORM_ID } from './login-form.tsx';
import { useLogin } from './use-login.ts';

/** The login form's button: it sends the code, and then does what the person came for. */
export function LoginAction({ label }: { readonly label: string }) {
  const { t } = useTranslation(['login', 'common']);
  const { view } = useLogin();
  const labels = {
    phone: t('login:sendCode'),
    code: label,
    resuming: view.busy ? label : t('common:retry'),
  };
  return (
    <ActionBar>
      <Button type="submit" form={LOGIN_FORM_ID} wide busy={view.busy}>
        {labels[view.step]}
      </Button>
    </ActionBar>
  );
}
