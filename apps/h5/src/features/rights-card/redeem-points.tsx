import { type CurrencyCode, formatMoney, REDEMPTION } from '@cangkir/core';
import type { CardRedemption } from '@cangkir/core/rights-card';
import { Notice, Switch } from '@cangkir/react';
import { QuantityRow } from '../../frame/quantity-row.tsx';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pointsText } from './points-text.ts';
import styles from './rights-card.module.css';

interface RedeemPointsProps extends Pick<ScreenProps<'rightsCard'>, 'send'> {
  /** Null for who has too few points. */
  readonly redemption: CardRedemption | null;
  readonly currencyCode: CurrencyCode;
}

/** Points for a lower price; or that an app of the right version redeems them. */
export function RedeemPoints({ redemption, currencyCode, send }: RedeemPointsProps) {
  const { t } = useTranslation('rights-card');
  const { language } = useLanguage();
  if (redemption === null) return null;
  const { balance, barrier, points, max, step, discount } = redemption;
  if (barrier === 'appTooOld') {
    return (
      <Notice tone="plain">
        <p>{pointsText(balance, language, t)}</p>
      </Notice>
    );
  }
  if (max === 0) return null;
  const choose = (chosen: number) => send({ type: 'CHOOSE_POINTS', points: chosen });
  const value = formatMoney(REDEMPTION.pointValue, currencyCode);
  return (
    <section className={styles.points}>
      <Switch
        label={t('points.use')}
        hint={t('points.hint', { count: balance, value, max })}
        checked={points > 0}
        onChange={(isChosen) => choose(isChosen ? max : 0)}
      />
      {points > 0 ? (
        <QuantityRow
          label={t('points.quantity')}
          decreaseLabel={t('points.fewer')}
          increaseLabel={t('points.more')}
          value={points}
          min={step}
          max={max}
          step={step}
          onChange={choose}
        >
          {t('points.discount', { amount: formatMoney(discount, currencyCode) })}
        </QuantityRow>
      ) : null}
    </section>
  );
}
