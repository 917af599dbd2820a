import { formatMoney, type PageView, ROUTES } from '@cangkir/core';
import { giftCardGroups } from '@cangkir/core/gift-card';
import {
  ActionBar,
  Amount,
  Button,
  Confetti,
  Icon,
  List,
  ListRow,
  Notice,
  WalletCard,
} from '@cangkir/react';
import { Link } from 'wouter';
import { Page } from '../../frame/page.tsx';
import { ProblemAction } from '../../frame/problem-action.tsx';
import { defineScreen, type ScreenProps } from '../../frame/screen-definition.ts';
import { UnsettledNotice } from '../../frame/unsettled-notice.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNavigation } from '../../product-context.tsx';
import styles from './gift-card.module.css';
import { GIFT_CARD_FORM, GiftCardForm } from './gift-card-form.tsx';
import { HowToRedeem } from './how-to-redeem.tsx';

/** Redeems a gift card into the stored value, by its code or its QR. */
export const giftCardScreen = defineScreen({
  title: 'gift-card:title',
  Screen: GiftCardScreen,
  Skeleton: EmptyEntry,
  SkeletonAction: EntryAction,
});

function GiftCardScreen({ view, send }: ScreenProps<'giftCard'>) {
  switch (view.step) {
    case 'typing':
    case 'scanning':
    case 'redeeming':
      return <Entry view={view} send={send} />;
    case 'unsettled':
      return <Unsettled view={view} send={send} />;
    case 'redeemed':
      return <Redeemed view={view} send={send} />;
  }
}

type StepProps<Step> = Pick<ScreenProps<'giftCard'>, 'send'> & {
  readonly view: Extract<PageView<'giftCard'>, { readonly step: Step }>;
};

type EntryProps = StepProps<'typing' | 'scanning' | 'redeeming'>;

function Entry(props: EntryProps) {
  const { t } = useTranslation('gift-card');
  const isRedeeming = props.view.step === 'redeeming';
  return (
    <Page title={t('title')} actionBar={<EntryAction isRedeeming={isRedeeming} />}>
      <EntryBody {...props} />
    </Page>
  );
}

function EntryAction({ isRedeeming = false }: { readonly isRedeeming?: boolean }) {
  const { t } = useTranslation('gift-card');
  return (
    <ActionBar>
      <Button
        isWide
        type="submit"
        data-tap="redeem"
        data-change
        form={GIFT_CARD_FORM}
        isBusy={isRedeeming}
      >
        {isRedeeming ? t('redeeming') : t('redeem')}
      </Button>
    </ActionBar>
  );
}

function EntryBody({ view, send }: EntryProps) {
  const { t } = useTranslation('gift-card');
  return (
    <>
      <WalletCard tone="aren" label={t('card')} foot={t('cardHint')}>
        <span aria-hidden="true" className={styles.groups}>
          {view.groups.join(' ')}
        </span>
      </WalletCard>
      <GiftCardForm view={view} send={send} />
      <HowToRedeem />
      <BalanceLink />
    </>
  );
}

const NOTHING_TYPED = {
  step: 'typing',
  typed: '',
  groups: giftCardGroups(''),
  problem: null,
} as const;

/** What one types here is remembered until the page is there. */
function EmptyEntry() {
  return <EntryBody view={NOTHING_TYPED} send={() => {}} />;
}

function BalanceLink() {
  const { t } = useTranslation('gift-card');
  return (
    <List>
      <Link href={ROUTES.storedValue} asChild>
        <ListRow icon={<Icon name="wallet" />} title={t('balance')} detail={t('balanceDetail')} />
      </Link>
    </List>
  );
}

function Unsettled({ view, send }: StepProps<'unsettled'>) {
  const { t } = useTranslation('gift-card');
  return (
    <Page
      title={t('title')}
      actionBar={<ProblemAction problem={view.problem} onRetry={() => send({ type: 'RETRY' })} />}
    >
      <UnsettledNotice
        title={t('unsettled.title')}
        body={t('unsettled.body')}
        problem={view.problem}
      />
      <HowToRedeem />
      <BalanceLink />
    </Page>
  );
}

function Redeemed({ view, send }: StepProps<'redeemed'>) {
  const { t } = useTranslation('gift-card');
  const navigation = useNavigation();
  const { value, balance, currencyCode } = view.receipt;
  const price = (amount: number) => formatMoney(amount, currencyCode);
  return (
    <Page
      title={t('title')}
      actionBar={
        <ActionBar>
          <Button isWide onClick={() => navigation.push(ROUTES.storedValue)}>
            {t('redeemed.open')}
          </Button>
          <Button isWide variant="secondary" onClick={() => send({ type: 'CONTINUE' })}>
            {t('redeemed.another')}
          </Button>
        </ActionBar>
      }
    >
      <div className={styles.added}>
        <WalletCard tone="aren" label={t('card')} foot={t('redeemed.added')}>
          <Amount size="large">{`+${price(value)}`}</Amount>
        </WalletCard>
        <Confetti />
      </div>
      <Notice tone="success" title={t('redeemed.title')} takesFocus>
        <p>{t('redeemed.balance', { amount: price(balance) })}</p>
      </Notice>
    </Page>
  );
}
