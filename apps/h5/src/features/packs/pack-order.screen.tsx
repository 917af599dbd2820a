import { E_WALLETS, formatMoney, isEWallet, type PageView, ROUTES } from '@cangkir/core';
import {
  ActionBar,
  BankIcon,
  Button,
  ClockIcon,
  CopyIcon,
  Facts,
  FactsSkeleton,
  FullCupPicture,
  PackIcon,
  ReceiptIcon,
  Skeleton,
  WaitingPicture,
  WalletIcon,
} from '@cangkir/react';
import { SkeletonScreen } from '../../frame/loading-screen.tsx';
import { Page } from '../../frame/page.tsx';
import { PlacedBanners } from '../../frame/placed-banners.tsx';
import { useRefundText } from '../../frame/purchase/use-refund-text.ts';
import { defineScreen, type ScreenProps } from '../../frame/screen-definition.ts';
import { useCopy } from '../../frame/use-copy.ts';
import { useFormat } from '../../frame/use-format.ts';
import { useProblemToast } from '../../frame/use-problem-toast.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNavigation } from '../../product-context.tsx';
import { PackContents } from './pack-contents.tsx';
import styles from './packs.module.css';

/** The result of an order of packs. */
export const packOrderScreen = defineScreen({
  title: 'packs:orderTitle',
  notFound: 'packs:orderNotFound',
  Screen: PackOrderScreen,
  Skeleton: PackOrderSkeleton,
});

function PackOrderScreen({ view, send }: ScreenProps<'packOrder'>) {
  return view.step === 'paid' ? (
    <PaidOrder view={view} send={send} />
  ) : (
    <SkeletonScreen title="packs:orderTitle" Skeleton={PackOrderSkeleton} />
  );
}

interface PaidOrderProps extends Pick<ScreenProps<'packOrder'>, 'send'> {
  readonly view: Extract<PageView<'packOrder'>, { readonly step: 'paid' }>;
}

function PaidOrder({ view, send }: PaidOrderProps) {
  const { t } = useTranslation('packs');
  const navigation = useNavigation();
  const format = useFormat();
  const { read } = useLanguage();
  const { order, title, refund } = view;
  const { t: purchase } = useTranslation('purchase');
  const refundText = useRefundText();
  useProblemToast(view.problem);

  return (
    <Page
      title={t('orderTitle')}
      actionBar={
        <ActionBar>
          {refund === null ? (
            <Button isWide onClick={() => navigation.push(ROUTES.vouchers)}>
              {t('order.openVouchers')}
            </Button>
          ) : null}
          <Button
            isWide
            variant={refund === null ? 'secondary' : 'primary'}
            onClick={() => send({ type: 'REORDER' })}
          >
            {t('order.reorder')}
          </Button>
        </ActionBar>
      }
    >
      <section className={styles.result}>
        <div className={styles.picture}>
          {refund === null ? <FullCupPicture /> : <WaitingPicture />}
        </div>
        {refund === null ? (
          <>
            <h2>{t('order.paid')}</h2>
            <p>{t('order.body')}</p>
          </>
        ) : (
          <>
            <h2>{purchase('refund.title')}</h2>
            <p>{refundText(refund, order.total, order.currencyCode)}</p>
          </>
        )}
      </section>
      <Facts
        facts={[
          {
            icon: <PackIcon size={1.25} />,
            label: t('order.packs'),
            value: title === null ? order.quantity : `${order.quantity} × ${read(title)}`,
          },
          {
            icon: <ReceiptIcon size={1.25} />,
            label: t('order.number'),
            value: <OrderNumber number={order.orderNumber} />,
          },
          {
            icon: <ClockIcon size={1.25} />,
            label: t('order.time'),
            value: format.dayAndTime(order.orderedAt),
          },
          {
            icon: <BankIcon size={1.25} />,
            label: t('order.method'),
            value: isEWallet(order.paymentMethod)
              ? t('method.eWallet', { name: E_WALLETS[order.paymentMethod] })
              : t(`method.${order.paymentMethod}`),
          },
          {
            icon: <WalletIcon size={1.25} />,
            label: t('order.total'),
            value: formatMoney(order.total, order.currencyCode),
          },
        ]}
      />
      <PackContents pack={order} contents={order.contents} />
      <PlacedBanners placement="orderDetailsAlert" />
    </Page>
  );
}

function OrderNumber({ number }: { readonly number: string }) {
  const { t } = useTranslation('packs');
  const copy = useCopy();
  const messages = { copied: t('order.copied'), failed: t('order.copyFailed') };

  return (
    <span className={styles.number}>
      <span className={styles.selectable}>{number}</span>
      <Button
        variant="quiet"
        icon={<CopyIcon size={1.25} />}
        onClick={() => void copy(number, messages)}
      >
        {t('order.copy')}
      </Button>
    </span>
  );
}

/** The texts of its first view. */
export type PackOrderSlot = 'paid' | 'paidBody';

function PackOrderSkeleton() {
  return (
    <>
      <div className={styles.result}>
        <Skeleton shape="circle" width="8rem" height="8rem" />
        <p
          data-slot={'paid' satisfies PackOrderSlot}
          className={`${styles.loading} ${styles.loadingPaid}`}
        >
          <Skeleton width="55%" />
        </p>
        <p data-slot={'paidBody' satisfies PackOrderSlot} className={styles.loading}>
          <Skeleton width="75%" />
        </p>
      </div>
      <FactsSkeleton count={4} />
    </>
  );
}
