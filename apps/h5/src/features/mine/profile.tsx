import { maskPhone } from '@cangkir/core';
import { Button, Hero, HotCoffeePicture, Mark, Skeleton } from '@cangkir/react';
import type { ReactNode } from 'react';
import { shownData } from '../../frame/queries/query-state.tsx';
import { useGatewayQuery } from '../../frame/queries/use-gateway-query.ts';
import { usePhone } from '../../frame/use-phone.ts';
import { useRequireLogin } from '../../frame/use-require-login.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { accountQuery } from './account-queries.ts';
import styles from './mine.module.css';

/** Who is logged in. */
export function Profile() {
  const { t } = useTranslation('mine');
  const name = shownData(useGatewayQuery(accountQuery))?.name ?? t('member');
  const phone = usePhone();
  return <MemberShape name={name} phone={maskPhone(phone, 'owner')} />;
}

/** What a login brings. */
export function VisitorProfile() {
  const { t } = useTranslation('mine');
  const requireLogin = useRequireLogin();
  return (
    <VisitorShape>
      <Button isWide data-tap="logIn" onClick={requireLogin}>
        {t('visitor.logIn')}
      </Button>
    </VisitorShape>
  );
}

/** The texts of its first view. */
export type MemberSlot = 'memberName';

/** The same while the member's name is unknown. */
export function ProfileSkeleton() {
  const name = (
    <span data-slot={'memberName' satisfies MemberSlot}>
      <Skeleton width="8rem" />
    </span>
  );
  return <MemberShape name={name} phone={<Skeleton width="6rem" />} />;
}

interface MemberShapeProps {
  readonly name: ReactNode;
  readonly phone: ReactNode;
}

function MemberShape({ name, phone }: MemberShapeProps) {
  return (
    <Hero>
      <div className={styles.profile}>
        <span className={styles.avatar}>
          <Mark size={2.5} />
        </span>
        <div className={styles.person}>
          <p className={styles.name}>{name}</p>
          <p className={styles.phone}>{phone}</p>
        </div>
      </div>
    </Hero>
  );
}

function VisitorShape({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('mine');
  return (
    <Hero picture={<HotCoffeePicture />}>
      <div className={styles.invitation}>
        <p className={styles.name}>{t('visitor.title')}</p>
        <p>{t('visitor.body')}</p>
      </div>
      {children}
    </Hero>
  );
}
