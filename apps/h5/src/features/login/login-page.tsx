import { Hero, HotCoffeePicture, Mark } from '@cangkir/react';
import type { ReactNode } from 'react';
import { Page } from '../../frame/page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoginAction } from './login-action.tsx';
import styles from './login-form.module.css';
import { LoginForm } from './login-form.tsx';

interface LoginPageProps {
  readonly title: string;
  /** Above the form: what it takes. */
  readonly lead: ReactNode;
  /** Below the form. */
  readonly children?: ReactNode;
}

/** A page whose only purpose is the login. */
export function LoginPage({ title, lead, children }: LoginPageProps) {
  return (
    <Page title={title} actionBar={<LoginPageAction />}>
      {lead}
      <LoginForm />
      {children}
    </Page>
  );
}

export function LoginPageAction() {
  const { t } = useTranslation('login');
  return <LoginAction label={t('logIn')} />;
}

/** What a login takes, over a cup. */
export function LoginHero() {
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
