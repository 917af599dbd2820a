import { dayPart } from '@cangkir/core';
import { Button, Hero, HotCoffeePicture, Skeleton } from '@cangkir/react';
import type { ReactNode } from 'react';
import { shownData } from '../../frame/queries/query-state.tsx';
import { useGatewayQuery } from '../../frame/queries/use-gateway-query.ts';
import { useRequireLogin } from '../../frame/use-require-login.ts';
import { useUserId } from '../../frame/use-user-id.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useClock } from '../../product-context.tsx';
import { accountQuery } from '../mine/account-queries.ts';
import { Glance } from '../mine/glance.tsx';
import type { MemberSlot } from '../mine/profile.tsx';
import styles from './home-hero.module.css';

/** Greets a member with what they have, and a visitor with what a login brings. */
export function HomeHero() {
  return useUserId() === null ? <VisitorHero /> : <MemberHero />;
}

function MemberHero() {
  const { t } = useTranslation('home');
  const name = shownData(useGatewayQuery(accountQuery))?.name ?? null;
  const greeting = useGreeting();
  return (
    <MemberShape>
      <p className={styles.part}>
        {name === null ? greeting : t('greetingBeforeName', { greeting })}
      </p>
      <p className={styles.name}>{name ?? t('lead.member')}</p>
      {name === null ? null : <p>{t('lead.member')}</p>}
    </MemberShape>
  );
}

function VisitorHero() {
  return (
    <VisitorShape greeting={useGreeting()}>
      <Invitation />
    </VisitorShape>
  );
}

function Invitation() {
  const { t } = useTranslation('home');
  const requireLogin = useRequireLogin();
  return (
    <>
      <p>{t('invitation')}</p>
      <Button isWide data-tap="logIn" onClick={requireLogin}>
        {t('logIn')}
      </Button>
    </>
  );
}

/** The hero while it is unknown how late it is, and who the member is. */
export function HomeHeroSkeleton() {
  const { t } = useTranslation('home');
  const greeting = <Skeleton width="75%" />;
  return useUserId() === null ? (
    <VisitorShape greeting={greeting}>
      <Invitation />
    </VisitorShape>
  ) : (
    <MemberShape>
      <p className={styles.part}>{greeting}</p>
      <p data-slot={'memberName' satisfies MemberSlot} className={styles.name}>
        <Skeleton />
      </p>
      <p>{t('lead.member')}</p>
    </MemberShape>
  );
}

/** The tiles stand half on the hero. */
function MemberShape({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.member}>
      <Hero picture={<HotCoffeePicture />}>
        <div className={styles.greeting}>{children}</div>
      </Hero>
      <div className={styles.glance}>
        <Glance />
      </div>
    </div>
  );
}

interface VisitorShapeProps {
  readonly greeting: ReactNode;
  readonly children: ReactNode;
}

function VisitorShape({ greeting, children }: VisitorShapeProps) {
  const { t } = useTranslation('home');
  return (
    <Hero picture={<HotCoffeePicture />}>
      <div className={styles.greeting}>
        <p className={styles.part}>{greeting}</p>
        <p className={styles.name}>{t('lead.visitor')}</p>
      </div>
      <div className={styles.invitation}>{children}</div>
    </Hero>
  );
}

function useGreeting(): string {
  const { t } = useTranslation('home');
  const { now } = useClock();
  return t(`greeting.${dayPart(now())}`);
}
