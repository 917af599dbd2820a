import { E_WALLETS, formatMoney, isEWallet, type PageView, ROUTES } from '@cangkir/core';
import {
  ActionBar,
  Button,
  Facts,
  FactsSkeleton,
  FullCupPicture,
  Icon,
  WaitingPicture,
} from '@cangkir/react';
import { SkeletonScreen } from '../../frame/loading-screen.tsx';
import { Page } from '../../frame/page.tsx';
import { PlacedBanners } from '../../frame/placed-banners.tsx';
import {
  PurchaseOutcome,
  PurchaseOutcomeSkeleton,
} from '../../frame/purchase/purchase-outcome.tsx';
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
      {refund === null ? (
        <PurchaseOutcome picture={<FullCupPicture />} title={t('order.paid')}>
          <p>{t('order.body')}</p>
        </PurchaseOutcome>
      ) : (
        <PurchaseOutcome picture={<WaitingPicture />} title={purchase('refund.title')}>
          <p>{refundText(refund, order.total, order.currencyCode)}</p>
        </PurchaseOutcome>
      )}
      <Facts
        facts={[
          {
            icon: <Icon name="pack" size={1.25} />,
            label: t('order.packs'),
            value: title === null ? order.quantity : `${order.quantity} × ${read(title)}`,
          },
          {
            icon: <Icon name="receipt" size={1.25} />,
            label: t('order.number'),
            value: <OrderNumber number={order.orderNumber} />,
          },
          {
            icon: <Icon name="clock" size={1.25} />,
            label: t('order.time'),
            value: format.dayAndTime(order.orderedAt),
          },
          {
            icon: <Icon name="bank" size={1.25} />,
            label: t('order.method'),
            value: isEWallet(order.paymentMethod)
              ? t('method.eWallet', { name: E_WALLETS[order.paymentMethod] })
              : t(`method.${order.paymentMethod}`),
          },
          {
            icon: <Icon name="wallet" size={1.25} />,
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
        icon={<Icon name="copy" size={1.25} />}
        onClick={() => void copy(number, messages)}
      >
        {t('order.copy')}
      </Button>
    </span>
  );
}

function PackOrderSkeleton() {
  return (
    <>
      <PurchaseOutcomeSkeleton />
      <FactsSkeleton count={4} />
    </>
  );
}
