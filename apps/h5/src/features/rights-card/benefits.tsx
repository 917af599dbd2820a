import { formatMoney } from '@cangkir/core';
import type { BenefitView, RightsCardOffer } from '@cangkir/core/rights-card';
import { Badge, Button, Icon, List, ListRow, ListSkeleton } from '@cangkir/react';
import type { ReactNode } from 'react';
import { useFormat } from '../../frame/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './rights-card.module.css';

interface BenefitsProps {
  readonly offer: RightsCardOffer;
  /** The user wants to use an open benefit at the till. */
  readonly onUse: (benefitId: string) => void;
}

/** What the card gives and how often; with a card, what is open and when the rest renews. */
export function Benefits({ offer, onUse }: BenefitsProps) {
  const { t } = useTranslation('rights-card');
  const { read } = useLanguage();
  return (
    <section className={styles.benefits}>
      <h2>{offer.status === 'active' ? t('benefits') : t('offered')}</h2>
      <List>
        {offer.benefits.map((benefit) => (
          <ListRow
            key={benefit.id}
            icon={ICONS[benefit.frequency]}
            title={read(benefit.title)}
            detail={
              <>
                {t(`worth.${benefit.frequency}`, {
                  amount: formatMoney(benefit.value, offer.currencyCode),
                })}
                <Renewal benefit={benefit} />
              </>
            }
            trailing={<State benefit={benefit} onUse={onUse} />}
          />
        ))}
      </List>
    </section>
  );
}

/** The same while they are unknown. No heading: its title may be a shape, too. */
export function BenefitsSkeleton({ title }: { readonly title: ReactNode }) {
  return (
    <div className={styles.benefits}>
      <p>{title}</p>
      <ListSkeleton count={3} />
    </div>
  );
}

function Renewal({ benefit: { renewsAt } }: { readonly benefit: BenefitView }) {
  const { t } = useTranslation('rights-card');
  const format = useFormat();
  return renewsAt === null ? null : (
    <>
      <br />
      {t('renews', { moment: format.nearDay(renewsAt) })}
    </>
  );
}

interface StateProps extends Pick<BenefitsProps, 'onUse'> {
  readonly benefit: BenefitView;
}

function State({ benefit: { id, title, state }, onUse }: StateProps) {
  const { t } = useTranslation('rights-card');
  const { read } = useLanguage();
  switch (state) {
    case 'offered':
      return null;
    case 'used':
      return <Badge tone="neutral">{t('used')}</Badge>;
    case 'open':
      return (
        <Button
          variant="secondary"
          aria-label={t('useBenefit', { benefit: read(title) })}
          onClick={() => onUse(id)}
        >
          {t('use')}
        </Button>
      );
  }
}

const ICONS = {
  daily: <Icon name="cup" />,
  weekly: <Icon name="clock" />,
  monthly: <Icon name="calendar" />,
};
