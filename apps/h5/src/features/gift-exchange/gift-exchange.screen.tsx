import type { PageView } from '@cangkir/core';
import { Hero, Skeleton } from '@cangkir/react';
import { Page } from '../../frame/page.tsx';
import { defineScreen, type ScreenProps } from '../../frame/screen-definition.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ConfirmExchange } from './confirm-exchange.tsx';
import styles from './gift-exchange.module.css';
import { GiftExchangeAction } from './gift-exchange-action.tsx';
import { GiftExchangeNotice } from './gift-exchange-notice.tsx';
import { GiftTiles } from './gift-tiles.tsx';

/** An activity that exchanges points for gifts. */
export const giftExchangeScreen = defineScreen({
  title: 'gift-exchange:title',
  notFound: 'gift-exchange:notFound',
  Screen: GiftExchangeScreen,
  Skeleton: GiftExchangeSkeleton,
});

function GiftExchangeScreen(props: ScreenProps<'giftExchange'>) {
  const { t } = useTranslation('gift-exchange');
  const { view, send } = props;
  return (
    <Page title={t('title')} titleLevel={2} actionBar={<GiftExchangeAction {...props} />}>
      <Head view={view} />
      <GiftExchangeNotice view={view} />
      {'gifts' in view ? (
        <GiftTiles
          gifts={view.gifts}
          chosenId={'choice' in view ? view.choice?.gift.id : view.order?.gift.id}
          onChoose={(giftId) => send({ type: 'CHOOSE', giftId })}
        />
      ) : null}
      {view.step === 'confirming' ? (
        <ConfirmExchange order={view.choice?.order ?? null} send={send} />
      ) : null}
    </Page>
  );
}

function Head({ view }: { readonly view: PageView<'giftExchange'> }) {
  const { t } = useTranslation('gift-exchange');
  const { read } = useLanguage();
  return (
    <Hero>
      <h1 className={styles.name}>{'name' in view ? read(view.name) : t('lead')}</h1>
      {'gifts' in view ? (
        <p className={styles.balance}>
          {view.balance === null ? t('visitor') : t('balance', { count: view.balance })}
        </p>
      ) : null}
    </Hero>
  );
}

function GiftExchangeSkeleton() {
  const { t } = useTranslation('gift-exchange');
  return (
    <>
      <Hero>
        <p className={styles.name}>{t('lead')}</p>
        <p className={styles.balance}>
          <Skeleton width="8rem" />
        </p>
      </Hero>
      <div className={styles.tiles}>
        {TILES.map((tile) => (
          <Skeleton key={tile} shape="block" height="13rem" />
        ))}
      </div>
    </>
  );
}

const TILES = [1, 2, 3, 4] as const;
