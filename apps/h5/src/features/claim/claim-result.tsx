import { ROUTES, withQuery } from '@cangkir/core';
import type { Campaign, ClaimedView, OtherOutcome } from '@cangkir/core/claim';
import {
  ActionBar,
  Button,
  EmptyCupPicture,
  Hero,
  HotCappuccinoPicture,
  HotCoffeePicture,
  SeedlingPicture,
  StampedTicketAnimation,
  WaitingPicture,
} from '@cangkir/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Countdown } from '../../frame/countdown.tsx';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useFormat } from '../../frame/use-format.ts';
import { WalletAction } from '../../frame/wallet-action.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNavigation } from '../../product-context.tsx';
import styles from './claim.module.css';
import { OfferTicket } from './offer.tsx';
import { OtherOffers } from './other-offers.tsx';

/** Celebrates: the stamp lands on the ticket, which now says until when it is valid. */
export function Claimed({ view: { campaign, end } }: { readonly view: ClaimedView }) {
  const { t } = useTranslation('claim');
  const format = useFormat();
  return (
    <Hero picture={<HotCoffeePicture />}>
      <div className={styles.claimed}>
        <div className={styles.picture}>
          <StampedTicketAnimation />
        </div>
        <ResultHeading>{t('outcome.claimed.title')}</ResultHeading>
      </div>
      <OfferTicket
        campaign={campaign}
        stamp="claimed"
        date={t('validityText.until', { end: format.day(end - 1) })}
      />
      <p>{t('outcome.claimed.body')}</p>
    </Hero>
  );
}

interface NotClaimedProps {
  readonly campaign: Campaign;
  readonly outcome: OtherOutcome;
}

/** Says why, in the person's words and with a picture, and shows the offer as it is now. */
export function NotClaimed({ campaign, outcome }: NotClaimedProps) {
  const messages = useOutcomeMessages(outcome);
  const { picture, isClosed } = LOOKS[outcome.kind];
  return (
    <>
      <section className={styles.result}>
        <div className={styles.picture}>{picture}</div>
        <ResultHeading>{messages.title}</ResultHeading>
        {outcome.kind === 'notStarted' || outcome.kind === 'notYetTime' ? (
          <Opening kind={outcome.kind} opensAt={outcome.opensAt} />
        ) : (
          <p>{messages.body}</p>
        )}
      </section>
      {isClosed ? <OtherOffers /> : null}
      <OfferTicket campaign={campaign} stamp={outcome.kind} />
    </>
  );
}

interface Look {
  readonly picture: ReactNode;
  /** Nothing that the person does or waits for opens it. */
  readonly isClosed: boolean;
}

const WAITING = { picture: <WaitingPicture />, isClosed: false };
const OVER = { picture: <EmptyCupPicture />, isClosed: true };

const LOOKS: { readonly [Kind in OtherOutcome['kind']]: Look } = {
  alreadyClaimed: { picture: <HotCappuccinoPicture />, isClosed: false },
  notStarted: WAITING,
  notYetTime: WAITING,
  promoOver: OVER,
  ended: OVER,
  allClaimed: OVER,
  noMoreVouchers: OVER,
  newUsersOnly: { picture: <SeedlingPicture />, isClosed: true },
};

/** An earlier claim without its voucher was made with another number on this device: its messages differ. */
function useOutcomeMessages(outcome: OtherOutcome) {
  const { t } = useTranslation(['claim', 'problem']);
  if (outcome.kind === 'alreadyClaimed' && outcome.voucherId === null) {
    return {
      title: t('claim:outcome.claimedElsewhere.title'),
      body: t('claim:outcome.claimedElsewhere.body'),
    };
  }
  return {
    title: t(`problem:${outcome.kind}`),
    body: t(`claim:outcome.${outcome.kind}.body`),
  };
}

/** The form is gone: moves the focus and the scroll to the result. */
function ResultHeading({ children }: { readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h2>
  );
}

interface OpeningProps {
  readonly kind: 'notStarted' | 'notYetTime';
  readonly opensAt: number | null;
}

/** When claiming opens, with a countdown. The machine then opens it without a tap. */
function Opening({ kind, opensAt }: OpeningProps) {
  const { t } = useTranslation('claim');
  const format = useFormat();
  if (opensAt === null) return <p>{t(`outcome.${kind}.bodyUnknown`)}</p>;

  return (
    <>
      <p>{t(`outcome.${kind}.body`, { moment: format.dayAndTime(opensAt) })}</p>
      <p className={styles.countdown}>
        <Countdown until={opensAt} days={(count) => t('opensInDays', { count })}>
          {(time) => t('opensIn', { time })}
        </Countdown>
      </p>
    </>
  );
}

interface NotClaimedActionProps {
  readonly outcome: OtherOutcome;
  readonly send: ScreenProps<'claim'>['send'];
}

/** The next step that helps. */
export function NotClaimedAction({ outcome, send }: NotClaimedActionProps) {
  const { t } = useTranslation('claim');
  const navigation = useNavigation();

  switch (outcome.kind) {
    case 'alreadyClaimed':
      if (outcome.voucherId === null) return <WalletAction />;
      return (
        <ActionBar>
          <Button isWide onClick={() => navigation.push(voucherRoute(outcome.voucherId))}>
            {t('outcome.alreadyClaimed.action')}
          </Button>
        </ActionBar>
      );
    case 'notStarted':
    case 'notYetTime':
      return (
        <ActionBar>
          <Button isWide variant="secondary" onClick={() => send({ type: 'RETRY' })}>
            {t('checkAgain')}
          </Button>
        </ActionBar>
      );
    default:
      return <WalletAction />;
  }
}

/** At the counter one wants the code at once, if the voucher is valid yet. */
export function ClaimedAction({ view: { voucherId, isUsable } }: { readonly view: ClaimedView }) {
  const { t } = useTranslation('claim');
  const navigation = useNavigation();
  const canUse = isUsable && voucherId !== null;
  const view = () => navigation.push(voucherRoute(voucherId));
  return (
    <ActionBar>
      {canUse ? (
        <Button
          isWide
          onClick={() =>
            navigation.push(withQuery(ROUTES.couponDetail, { id: voucherId, code: 'show' }))
          }
        >
          {t('outcome.claimed.use')}
        </Button>
      ) : null}
      <Button isWide variant={canUse ? 'quiet' : 'primary'} onClick={view}>
        {t('outcome.claimed.action')}
      </Button>
    </ActionBar>
  );
}

/** The claimed voucher, or the wallet if the backend did not name it. */
function voucherRoute(voucherId: string | null): string {
  return voucherId === null ? ROUTES.vouchers : withQuery(ROUTES.couponDetail, { id: voucherId });
}
