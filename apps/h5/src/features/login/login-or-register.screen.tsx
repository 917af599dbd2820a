import { BRAND } from '@cangkir/core';
import { defineScreen } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './login-form.module.css';
import { LoginForm } from './login-form.tsx';
import { LoginHero, LoginPage, LoginPageAction } from './login-page.tsx';

/** The login that tells a new person, too, what an account is for. */
export const loginOrRegisterScreen = defineScreen({
  title: 'login:title',
  Screen: LoginOrRegisterScreen,
  Skeleton: LoginOrRegister,
  SkeletonAction: LoginPageAction,
});

function LoginOrRegisterScreen() {
  const { t } = useTranslation('login');
  return (
    <LoginPage title={t('title')}>
      <LoginOrRegister />
    </LoginPage>
  );
}

function LoginOrRegister() {
  return (
    <>
      <LoginHero />
      <LoginForm />
      <NewHere />
    </>
  );
}

const GAINS = ['points', 'vouchers', 'friends'] as const;

function NewHere() {
  const { t } = useTranslation('login');
  return (
    <section className={styles.newHere}>
      <h2>{t('newHere.title', { brand: BRAND.displayName })}</h2>
      <p>{t('newHere.body')}</p>
      <ul>
        {GAINS.map((gain) => (
          <li key={gain}>{t(`newHere.${gain}`)}</li>
        ))}
      </ul>
    </section>
  );
}
