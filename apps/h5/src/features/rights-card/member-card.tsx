import type { RightsCardOffer } from '@cangkir/core/rights-card';
import { Badge, Skeleton, WalletCard } from '@cangkir/react';
import { useFormat } from '../../frame/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './rights-card.module.css';
import { validityText } from './validity-text.ts';

/** The card itself, with its validity or until when it is active. */
export function MemberCard({ offer }: { readonly offer: RightsCardOffer }) {
  const { t } = useTranslation('rights-card');
  const { read } = useLanguage();
  const format = useFormat();
  const { status, endsAt, title } = offer;
  return (
    <WalletCard
      tone={status === 'ended' ? 'espresso' : 'pandan'}
      label={t('title')}
      status={status === 'none' ? null : <Badge tone="amber">{t(status)}</Badge>}
      foot={
        endsAt === null
          ? t('validFor', { validity: validityText(offer, t) })
          : t(status === 'active' ? 'until' : 'wasUntil', { moment: format.dayAndTime(endsAt) })
      }
    >
      <span className={styles.name}>{read(title)}</span>
    </WalletCard>
  );
}

/** The texts of its first view. */
export type MemberCardSlot = 'cardTitle';

/** The same while it is unknown. */
export function MemberCardSkeleton() {
  const { t } = useTranslation('rights-card');
  return (
    <WalletCard tone="pandan" label={t('title')} foot={<Skeleton width="8rem" />}>
      <span data-slot={'cardTitle' satisfies MemberCardSlot} className={styles.name}>
        <Skeleton width="8rem" />
      </span>
    </WalletCard>
  );
}
