import { Hero, HotCoffeePicture, Mark, Skeleton } from '@cangkir/react';
import { Page } from '../../frame/page.tsx';
import { defineScreen } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoginAction } from './login-action.tsx';
import styles from './login-form.module.css';
import { LoginForm } from './login-form.tsx';

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
      <Hero picture={<HotCoffeePicture />}>
        <div className={styles['lead']}>
          <Mark />
          <p>{t('lead')}</p>
        </div>
      </Hero>
      <LoginForm />
    </Page>
  );
}

function LoginSkeleton() {
  return (
    <>
      <Skeleton shape="block" height="9rem" />
      <Skeleton width="60%" />
      <Skeleton shape="block" height="3.5rem" />
    </>
  );
}
