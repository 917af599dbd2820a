import { formatMoney } from '@cangkir/core';
import type { BenefitView, RightsCardOffer } from '@cangkir/core/rights-card';
import { Badge, CalendarIcon, ClockIcon, CupIcon, List, ListRow } from '@cangkir/react';
import { useFormat } from '../../frame/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './rights-card.module.css';

/** What the card gives and how often; with a card, what is open and when the rest renews. */
export function Benefits({ offer }: { readonly offer: RightsCardOffer }) {
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
            trailing={<State state={benefit.state} />}
          />
        ))}
      </List>
    </section>
  );
}

function Renewal({ benefit: { renewsAt } }: { readonly benefit: BenefitView }) {
  const { t } = useTranslation('rights-card');
  const format = useFormat();
  return renewsAt === null ? null : (
    <>
      <br />
      {t('renews', { moment: format.shortDay(renewsAt) })}
    </>
  );
}

function State({ state }: Pick<BenefitView, 'state'>) {
  const { t } = useTranslation('rights-card');
  return state === 'offered' ? null : (
    <Badge tone={state === 'open' ? 'brand' : 'neutral'}>{t(state)}</Badge>
  );
}

const ICONS = {
  daily: <CupIcon />,
  weekly: <ClockIcon />,
  monthly: <CalendarIcon />,
};
