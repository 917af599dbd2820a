import { BRAND } from '@cangkir/core';
import type { Campaign, ClaimOutcome } from '@cangkir/core/claim';
import { Hero, HotCoffeePicture, Mark, Stamp, type StampTone, Ticket } from '@cangkir/react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useWorth } from '../vouchers/use-worth.ts';
import styles from './claim.module.css';
import { validityText } from './offer-texts.ts';

/** Whose campaign it is, and what one gets. */
export function OfferHero({ campaign }: { readonly campaign: Campaign }) {
  const { read } = useLanguage();
  return (
    <Hero picture={<HotCoffeePicture />}>
      <div className={styles.intro}>
        <Mark size={2.5} />
        <p className={styles.brand}>{BRAND.displayName}</p>
        <p className={styles.campaign}>{read(campaign.name)}</p>
      </div>
      <OfferTicket campaign={campaign} />
    </Hero>
  );
}

/** What the ticket's stamp says: the outcome, or that what was claimed is valid from a later day. */
type OfferStamp = ClaimOutcome['kind'] | 'notValidYet';

/** How each stamp looks. */
const STAMPS: { readonly [Kind in OfferStamp]: StampTone } = {
  claimed: 'claimed',
  notValidYet: 'notStarted',
  alreadyClaimed: 'used',
  notStarted: 'notStarted',
  notYetTime: 'notStarted',
  promoOver: 'ended',
  ended: 'ended',
  allClaimed: 'ended',
  noMoreVouchers: 'ended',
  newUsersOnly: 'ended',
};

interface OfferTicketProps {
  readonly campaign: Campaign;
  /** What a claim came to: an offer that is over looks it. */
  readonly stamp?: OfferStamp;
  /** In the place of the validity. */
  readonly date?: ReactNode;
}

/** The campaign's voucher. */
export function OfferTicket({ campaign: { coupon }, stamp, date }: OfferTicketProps) {
  const { t } = useTranslation('claim');
  const { language, read } = useLanguage();
  const worthOf = useWorth();
  return (
    <Ticket
      size="large"
      {...worthOf(coupon)}
      title={read(coupon.title)}
      date={date ?? validityText(coupon, language, t)}
      stamp={stamp && <Stamp tone={STAMPS[stamp]} label={t(`stamp.${stamp}`)} />}
      isSpent={stamp !== undefined && STAMPS[stamp] === 'ended'}
    />
  );
}
