import { Hero, HotCoffeePicture, Mark } from '@cangkir/react';
import { Page } from '../../frame/page.tsx';
import { defineScreen } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoginAction } from './login-action.tsx';
import styles from './login-form.module.css';
import { LoginForm, LoginFormSkeleton } from './login-form.tsx';

/** Login and registration by phone: one form for both. */
export const loginScreen = defineScreen({
  title: 'login:title',
  Screen: LoginScreen,
  Skeleton: LoginSkeleton,
});

function LoginScreen() {
  const { t } = useTranslation('login');
  return (
    <Page title={t('title')} actionBar={<LoginAction label={t('logIn')} />}>
      <Lead />
      <LoginForm />
    </Page>
  );
}

function LoginSkeleton() {
  return (
    <>
      <Lead />
      <LoginFormSkeleton />
    </>
  );
}

function Lead() {
  const { t } = useTranslation('login');
  return (
    <Hero picture={<HotCoffeePicture />}>
      <div className={styles.lead}>
        <Mark />
        <p>{t('lead')}</p>
      </div>
    </Hero>
  );
}
