import { defineScreen } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoginForm } from './login-form.tsx';
import { LoginPage, LoginPageAction } from './login-page.tsx';

/** The shortest way to a login: the field comes first, and a new number registers itself. */
export const phoneLoginScreen = defineScreen({
  title: 'login:phoneTitle',
  Screen: PhoneLoginScreen,
  Skeleton: PhoneLogin,
  SkeletonAction: LoginPageAction,
});

function PhoneLoginScreen() {
  const { t } = useTranslation('login');
  return (
    <LoginPage title={t('phoneTitle')}>
      <PhoneLogin />
    </LoginPage>
  );
}

function PhoneLogin() {
  const { t } = useTranslation('login');
  return (
    <>
      <p>{t('phoneLead')}</p>
      <LoginForm />
    </>
  );
}
