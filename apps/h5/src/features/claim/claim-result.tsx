import type { Campaign, ClaimedView, OtherOutcome } from '@cangkir/core/claim';
import {
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
import { useFormat } from '../../frame/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './claim.module.css';
import { OfferTicket } from './offer.tsx';
import { OtherOffers } from './other-offers.tsx';

interface ClaimedProps {
  readonly view: ClaimedView;
}

/** Celebrates: the stamp lands on the ticket, which now says when it is valid. */
export function Claimed({ view: { campaign, start, end, isUsable } }: ClaimedProps) {
  const { t } = useTranslation('claim');
  const format = useFormat();
  const lastDay = format.day(end - 1);
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
        stamp={isUsable ? 'claimed' : 'notValidYet'}
        date={
          isUsable
            ? t('validityText.until', { end: lastDay })
            : t('validityText.from', { start: format.day(start), end: lastDay })
        }
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
