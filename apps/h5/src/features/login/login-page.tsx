import { Hero, HotCoffeePicture, Mark } from '@cangkir/react';
import type { ReactNode } from 'react';
import { Page } from '../../frame/page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoginAction } from './login-action.tsx';
import styles from './login-form.module.css';

interface LoginPageProps {
  readonly title: string;
  /** The form, with what stands above and below it. */
  readonly children: ReactNode;
}

/** A page whose only purpose is the login. */
export function LoginPage({ title, children }: LoginPageProps) {
  return (
    <Page title={title} actionBar={<LoginPageAction />}>
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
