import { formatPrice } from '@cangkir/core';
import type { BargainPrize } from '@cangkir/core/bargain';
import { Amount, Badge } from '@cangkir/react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './prize-choice.module.css';
import { PrizePicture } from './prize-picture.tsx';

interface PrizeChoiceProps {
  readonly prizes: readonly BargainPrize[];
  readonly onChoose: (prizeId: string) => void;
}

/** The prizes of a campaign: a tap chooses one. */
export function PrizeChoice({ prizes, onChoose }: PrizeChoiceProps) {
  const { t } = useTranslation('bargain');
  const { read } = useLanguage();
  return (
    <>
      <div className={styles['head']}>
        <h1>{t('choose.title')}</h1>
        <p>{t('choose.lead')}</p>
      </div>
      <ul className={styles['prizes']}>
        {prizes.map(({ id, name, price }) => (
          <li key={id}>
            <button type="button" className={styles['prize']} onClick={() => onChoose(id)}>
              <span className={styles['picture']}>
                <PrizePicture id={id} />
              </span>
              <span className={styles['texts']}>
                <strong>{read(name)}</strong>
                <span className={styles['price']}>
                  <s>
                    <Amount>{formatPrice(price, 'ID')}</Amount>
                  </s>
                  <Badge tone="amber">{t('free')}</Badge>
                </span>
                <span className={styles['pick']}>{t('choose.pick', { prize: read(name) })}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
