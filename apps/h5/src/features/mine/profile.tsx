import { maskPhone, nationalPhone } from '@cangkir/core';
import { Button, Hero, HotCoffeePicture, Mark } from '@cangkir/react';
import { useSyncExternalStore } from 'react';
import { shownData } from '../../frame/queries/query-state.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useProduct } from '../../product-context.tsx';
import styles from './mine.module.css';
import { useAccount } from './use-account.ts';

/** Who is logged in. */
export function Profile() {
  const { t } = useTranslation('mine');
  const name = shownData(useAccount())?.name ?? t('member');
  const phone = usePhone();
  return (
    <Hero>
      <div className={styles['profile']}>
        <span className={styles['avatar']}>
          <Mark size={2.5} />
        </span>
        <div className={styles['person']}>
          <p className={styles['name']}>{name}</p>
          <p className={styles['phone']}>{maskPhone(nationalPhone(phone))}</p>
        </div>
      </div>
    </Hero>
  );
}

/** What a login brings. */
export function VisitorProfile() {
  const { t } = useTranslation('mine');
  const { root } = useProduct().app;
  return (
    <Hero picture={<HotCoffeePicture />}>
      <div className={styles['invitation']}>
        <p className={styles['name']}>{t('visitor.title')}</p>
        <p>{t('visitor.body')}</p>
      </div>
      <Button wide onClick={() => root.send({ type: 'REQUIRE_LOGIN' })}>
        {t('visitor.logIn')}
      </Button>
    </Hero>
  );
}

function usePhone(): string {
  const { global } = useProduct().app.session;
  return useSyncExternalStore(global.subscribe, () => global.get().userInfo?.phone ?? '');
}
