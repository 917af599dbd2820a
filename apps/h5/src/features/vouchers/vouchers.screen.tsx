import { lastVisit, ROUTES, type Voucher, withQuery } from '@cangkir/core';
import { walletSections } from '@cangkir/core/vouchers';
import { Button, Disclosure, EmptyState, NearItem, TicketSkeleton } from '@cangkir/react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Page } from '../../frame/page.tsx';
import { QueryState } from '../../frame/queries/query-state.tsx';
import { readAhead } from '../../frame/queries/read-ahead.ts';
import { useGatewayQuery } from '../../frame/queries/use-gateway-query.ts';
import { defineScreen } from '../../frame/screen-definition.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useClock, useNavigation, useSession } from '../../product-context.tsx';
import { Members } from './members.tsx';
import { SKELETON_TICKETS } from './skeleton-tickets.ts';
import { useWorth } from './use-worth.ts';
import { vouchersQuery } from './voucher-queries.ts';
import { VoucherTicket } from './voucher-ticket.tsx';
import styles from './vouchers.module.css';

/** The wallet. */
export const vouchersScreen = defineScreen({
  title: 'vouchers:title',
  tab: 'vouchers',
  Screen: VouchersScreen,
  Skeleton: VouchersSkeleton,
  readAhead: (product) => readAhead(product, vouchersQuery),
});

function VouchersScreen() {
  const { t } = useTranslation('vouchers');
  return (
    <Page title={t('title')} tab="vouchers">
      <Members>
        <QueryState query={useGatewayQuery(vouchersQuery)} skeleton={<WalletSkeleton />}>
          {(vouchers) => (vouchers.length === 0 ? <EmptyWallet /> : <Wallet vouchers={vouchers} />)}
        </QueryState>
      </Members>
    </Page>
  );
}

/** What can be used stands first; what is over is folded away. */
function Wallet({ vouchers }: { readonly vouchers: readonly Voucher[] }) {
  const { t } = useTranslation('vouchers');
  const { now } = useClock();
  const { ready, later, past } = walletSections(vouchers, now());
  const hasCurrent = ready.length + later.length > 0;
  const [isPastOpen, setPastOpen] = useState(!hasCurrent);

  return (
    <div className={styles.wallet}>
      {hasCurrent ? null : <EmptyWallet />}
      <Section title={t('status.claimed')} vouchers={ready} />
      <Section title={t('status.notStarted')} vouchers={later} />
      {past.length === 0 ? null : (
        <Disclosure
          title={t('past')}
          note={String(past.length)}
          open={isPastOpen}
          onToggle={setPastOpen}
        >
          <Tickets vouchers={past} />
        </Disclosure>
      )}
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly vouchers: readonly Voucher[];
}

function Section({ title, vouchers }: SectionProps) {
  if (vouchers.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <Tickets vouchers={vouchers} />
    </section>
  );
}

/** How many tickets of a list are there in full at once: more than a screen has. */
const FIRST_TICKETS = 8;

function Tickets({ vouchers }: Pick<SectionProps, 'vouchers'>) {
  const { read } = useLanguage();
  const worthOf = useWorth();
  return (
    <ul className={styles.tickets}>
      {vouchers.map((voucher, index) => (
        <NearItem
          key={voucher.id}
          text={`${read(voucher.title)}, ${worthOf(voucher).value}`}
          startsNear={index < FIRST_TICKETS}
        >
          <Link className={styles.link} href={withQuery(ROUTES.couponDetail, { id: voucher.id })}>
            <VoucherTicket voucher={voucher} isInLink />
          </Link>
        </NearItem>
      ))}
    </ul>
  );
}

/** Leads to the campaign that was open last, else home, where those stand that run. */
function EmptyWallet() {
  const { t } = useTranslation(['vouchers', 'frame']);
  const { commonSession } = useSession();
  const navigation = useNavigation();
  const campaign = lastVisit(commonSession.get().routeQueue, 'getCoupons');
  return (
    <EmptyState
      title={t('empty.title')}
      action={
        campaign === null ? (
          <Button onClick={() => navigation.push(ROUTES.home)}>{t('frame:goHome')}</Button>
        ) : (
          <Button onClick={() => navigation.push(campaign)}>{t('empty.action')}</Button>
        )
      }
    >
      {campaign === null ? t('empty.bodyWithoutCampaign') : t('empty.body')}
    </EmptyState>
  );
}

function VouchersSkeleton() {
  return (
    <Members>
      <WalletSkeleton />
    </Members>
  );
}

/** What has no ticket leaves as soon as the answer has written the others. */
function WalletSkeleton() {
  const { t } = useTranslation('vouchers');
  return (
    <div className={styles.wallet}>
      <SectionSkeleton title={t('status.claimed')} />
      <div className={styles.later}>
        <SectionSkeleton title={t('status.notStarted')} />
      </div>
    </div>
  );
}

function SectionSkeleton({ title }: Pick<SectionProps, 'title'>) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.tickets}>
        {SKELETON_TICKETS.map((place) => (
          <li key={place}>
            <TicketSkeleton />
          </li>
        ))}
      </ul>
    </section>
  );
}
