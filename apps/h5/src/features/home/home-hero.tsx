import { dayPart } from '@cangkir/core';
import { Button, Hero, HotCoffeePicture } from '@cangkir/react';
import { shownData } from '../../frame/queries/query-state.tsx';
import { useUserId } from '../../frame/queries/use-gateway-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useProduct } from '../../product-context.tsx';
import { Glance } from '../mine/glance.tsx';
import { useAccount } from '../mine/use-account.ts';
import styles from './home-hero.module.css';

/** Greets a member with what they have, and a visitor with what a login brings. */
export function HomeHero() {
  return useUserId() === null ? <VisitorHero /> : <MemberHero />;
}

function MemberHero() {
  const { t } = useTranslation('home');
  const name = shownData(useAccount())?.name ?? null;
  const greeting = useGreeting();
  return (
    <div className={styles['member']}>
      <Hero picture={<HotCoffeePicture />}>
        <div className={styles['greeting']}>
          <p className={styles['part']}>{name === null ? greeting : `${greeting},`}</p>
          <p className={styles['name']}>{name ?? t('lead.member')}</p>
          {name === null ? null : <p>{t('lead.member')}</p>}
        </div>
      </Hero>
      <div className={styles['glance']}>
        <Glance />
      </div>
    </div>
  );
}

function VisitorHero() {
  const { t } = useTranslation('home');
  const { root } = useProduct().app;
  return (
    <Hero picture={<HotCoffeePicture />}>
      <div className={styles['greeting']}>
        <p className={styles['part']}>{useGreeting()}</p>
        <p className={styles['name']}>{t('lead.visitor')}</p>
      </div>
      <div className={styles['invitation']}>
        <p>{t('invitation')}</p>
        <Button wide onClick={() => root.send({ type: 'REQUIRE_LOGIN' })}>
          {t('logIn')}
        </Button>
      </div>
    </Hero>
  );
}

function useGreeting(): string {
  const { t } = useTranslation('home');
  const { now } = useProduct();
  return t(`greeting.${dayPart(now())}`);
}
