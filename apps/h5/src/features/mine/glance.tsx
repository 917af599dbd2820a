import {
  nextPointsExpiry,
  pointsBalance,
  ROUTES,
  type Voucher,
  voucherPeriod,
} from '@cangkir/core';
import { walletSections } from '@cangkir/core/vouchers';
import { Icon, Skeleton } from '@cangkir/react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { EarlierReads, shownData } from '../../frame/queries/query-state.tsx';
import { readAhead } from '../../frame/queries/read-ahead.ts';
import { useGatewayQuery } from '../../frame/queries/use-gateway-query.ts';
import { useFormat } from '../../frame/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type QueryPorts, useClock } from '../../product-context.tsx';
import { vouchersQuery } from '../vouchers/voucher-queries.ts';
import { accountQuery } from './account-queries.ts';
import styles from './glance.module.css';
import { useNumber } from './use-number.ts';

/** A member's points and vouchers at a glance, and what ends next. */
export function Glance() {
  return (
    <div className={styles.glance}>
      <PointsTile />
      <VouchersTile />
    </div>
  );
}

/** Says that the tiles are of an earlier time, where the page has nothing else to say it of. */
export function EarlierGlance() {
  const account = useGatewayQuery(accountQuery);
  const vouchers = useGatewayQuery(vouchersQuery);
  return <EarlierReads queries={[account, vouchers]} />;
}

/** Reads what the tiles show, and the member's name. */
export async function readGlanceAhead(ports: QueryPorts): Promise<void> {
  await Promise.all([readAhead(ports, accountQuery), readAhead(ports, vouchersQuery)]);
}

function PointsTile() {
  const { t } = useTranslation('mine');
  const { now } = useClock();
  const format = useFormat();
  const number = useNumber();
  const account = useGatewayQuery(accountQuery);
  const credits = shownData(account)?.credits;
  const next = credits === undefined ? null : nextPointsExpiry(credits, now());
  return (
    <Tile
      href={ROUTES.points}
      icon={<Icon name="points" size={1.25} />}
      label={t('points')}
      slot="points"
      value={credits === undefined ? null : number(pointsBalance(credits, now()))}
      hasFailed={account.isError}
      note={
        next === null
          ? t('glance.noPoints')
          : t('glance.expiring', {
              count: next.points,
              day: format.nearDay(next.end - 1),
            })
      }
    />
  );
}

function VouchersTile() {
  const { t } = useTranslation('mine');
  const format = useFormat();
  const number = useNumber();
  const vouchers = useGatewayQuery(vouchersQuery);
  const usable = useUsable(shownData(vouchers));
  return (
    <Tile
      href={ROUTES.vouchers}
      icon={<Icon name="ticket" size={1.25} />}
      label={t('vouchers')}
      slot="ready"
      value={usable === null ? null : number(usable.count)}
      hasFailed={vouchers.isError}
      note={
        usable === null || usable.end === null
          ? t('glance.noVouchers')
          : t('glance.ending', { day: format.nearDay(usable.end - 1) })
      }
    />
  );
}

/** How many vouchers the member can use now, and when the first of them ends. Null while that is unknown. */
function useUsable(vouchers: readonly Voucher[] | undefined) {
  const { now } = useClock();
  if (vouchers === undefined) return null;
  const { ready } = walletSections(vouchers, now());
  const [first] = ready;
  const end = first === undefined ? null : voucherPeriod(first.validity, first.claimedAt).end;
  return { count: ready.length, end };
}

/** The texts of its first view. */
export type GlanceSlot = 'points' | 'ready';

interface TileProps {
  readonly href: string;
  readonly icon: ReactNode;
  readonly label: string;
  /** The slot of the value in the first view. */
  readonly slot: GlanceSlot;
  /** Null while it is unknown. */
  readonly value: string | null;
  /** It could not be read: the page behind the tile says why. */
  readonly hasFailed: boolean;
  readonly note: string;
}

function Tile({ href, icon, label, slot, value, hasFailed, note }: TileProps) {
  return (
    <Link href={href} className={styles.tile}>
      <span className={styles.label}>
        {icon}
        {label}
      </span>
      {value === null ? (
        <UnknownValue slot={slot} hasFailed={hasFailed} />
      ) : (
        <>
          <span className={styles.value}>{value}</span>
          <span className={styles.note}>{note}</span>
        </>
      )}
    </Link>
  );
}

function UnknownValue({ slot, hasFailed }: Pick<TileProps, 'slot' | 'hasFailed'>) {
  const { t } = useTranslation('mine');
  return (
    <>
      <span data-slot={slot} className={styles.value}>
        {hasFailed ? '–' : <Skeleton width="3rem" />}
      </span>
      <span className={styles.note}>
        {hasFailed ? t('glance.failed') : <Skeleton width="70%" />}
      </span>
    </>
  );
}
