import { ROUTES } from '@cangkir/core';
import {
  type OfferedPack,
  type PackChannel,
  packAvailability,
  packListSchema,
  packRoute,
  summarizePack,
} from '@cangkir/core/packs';
import { Button, EmptyState, Skeleton } from '@cangkir/react';
import { Link } from 'wouter';
import type { DefineQuery } from '../../frame/queries/gateway-query.ts';
import { QueryList, QueryListSkeleton } from '../../frame/queries/query-list.tsx';
import { useGatewayQuery } from '../../frame/queries/use-gateway-query.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useClock, useNavigation } from '../../product-context.tsx';
import { PackPrice } from './pack-price.tsx';
import { PackStatus } from './pack-status.tsx';
import styles from './packs.module.css';

/** The packs of a channel. */
export function packsQuery(channel: PackChannel): DefineQuery<readonly OfferedPack[]> {
  return ({ gateways }, userId) => ({
    // What one may still buy depends on who asks.
    queryKey: ['packs', channel, userId],
    read: (signal) => gateways.packs.list(channel, { signal }),
    schema: packListSchema,
  });
}

/** The packs of a channel that are on sale, or will be. */
export function PackList({ channel }: { readonly channel: PackChannel }) {
  const { t } = useTranslation('packs');
  const navigation = useNavigation();
  const packs = useGatewayQuery(packsQuery(channel));
  return (
    <QueryList
      query={packs}
      skeleton={<PackListSkeleton />}
      empty={
        <EmptyState
          title={t('empty.title')}
          action={
            <Button onClick={() => navigation.push(ROUTES.vouchers)}>{t('empty.action')}</Button>
          }
        >
          {t('empty.body')}
        </EmptyState>
      }
      keyOf={({ id }) => id}
    >
      {(pack) => <PackCard pack={pack} />}
    </QueryList>
  );
}

function PackCard({ pack }: { readonly pack: OfferedPack }) {
  const { t } = useTranslation('packs');
  const { read } = useLanguage();
  const { now } = useClock();
  const availability = packAvailability(pack, now());
  const { vouchers } = summarizePack(pack.contents);
  return (
    <Link
      className={styles.card}
      href={packRoute(pack.id)}
      data-available={availability === 'onSale'}
    >
      <span className={styles.name}>{read(pack.title)}</span>
      <span className={styles.summary}>
        {t('vouchers', { count: vouchers })}
        <PackStatus availability={availability} />
      </span>
      <PackPrice pack={pack} />
    </Link>
  );
}

export function PackListSkeleton() {
  return (
    <QueryListSkeleton>
      <CardSkeleton />
      <CardSkeleton />
    </QueryListSkeleton>
  );
}

function CardSkeleton() {
  return (
    <div className={styles.card}>
      <span className={styles.name}>
        <Skeleton width="60%" />
      </span>
      <Skeleton width="30%" />
      <span className={styles.name}>
        <Skeleton width="45%" />
      </span>
    </div>
  );
}
