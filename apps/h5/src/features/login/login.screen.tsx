import { Hero, Mark } from '@cangkir/react';
import { Page } from '../../frame/page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoginAction } from './login-action.tsx';
import { LoginForm } from './login-form.tsx';

/** Login and registration by phone: one form for both. */
export function LoginScreen() {
  const { t } = useTranslation('login');
  return (
    <Page title={t('title')} actionBar={<LoginAction label={t('logIn')} />}>
      <Hero>
        <Mark />
        <p>{t('lead')}</p>
      </Hero>
      <LoginForm />
    </Page>
  );
}
