import { defineScreen } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoginForm } from './login-form.tsx';
import { LoginHero, LoginPage, LoginPageAction } from './login-page.tsx';

/** Login and registration by phone: one form for both. */
export const loginScreen = defineScreen({
  title: 'login:title',
  Screen: LoginScreen,
  Skeleton: Login,
  SkeletonAction: LoginPageAction,
});

function LoginScreen() {
  const { t } = useTranslation('login');
  return (
    <LoginPage title={t('title')}>
      <Login />
    </LoginPage>
  );
}

function Login() {
  return (
    <>
      <LoginHero />
      <LoginForm />
    </>
  );
}
