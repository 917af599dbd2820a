import { formatPrice } from '@cangkir/core';
import type { BargainCampaign } from '@cangkir/core/bargain';
import { Amount, Badge, Icon, Skeleton } from '@cangkir/react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { HowToPlay } from './how-to-play.tsx';
import styles from './prize-choice.module.css';
import { PrizePicture } from './prize-picture.tsx';

interface PrizeChoiceProps {
  readonly campaign: BargainCampaign;
  readonly onChoose: (prizeId: string) => void;
}

/** The prizes of a campaign: a tap chooses one. */
export function PrizeChoice({ campaign, onChoose }: PrizeChoiceProps) {
  const { t } = useTranslation('bargain');
  const { read } = useLanguage();
  return (
    <>
      <Head Title="h1" />
      <ul className={styles.prizes}>
        {campaign.prizes.map(({ id, name, price }) => (
          <li key={id}>
            <button type="button" className={styles.prize} onClick={() => onChoose(id)}>
              <span className={styles.picture}>
                <PrizePicture id={id} />
              </span>
              <span className={styles.texts}>
                <strong>{read(name)}</strong>
                <span className={styles.price}>
                  <s>
                    <Amount>{formatPrice(price, 'ID')}</Amount>
                  </s>
                  <Badge tone="amber">{t('free')}</Badge>
                </span>
                <span className={styles.pick}>
                  {t('choose.pick')}
                  <Icon name="forward" size={1.25} />
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <HowToPlay kind={campaign.kind} />
    </>
  );
}

/** The same while the prizes are unknown. */
export function PrizeChoiceSkeleton() {
  return (
    <>
      <Head Title="p" />
      <Skeleton shape="block" height="8.5rem" />
      <Skeleton shape="block" height="8.5rem" />
    </>
  );
}

/** The page has no heading until the prizes are there. */
function Head({ Title }: { readonly Title: 'h1' | 'p' }) {
  const { t } = useTranslation('bargain');
  return (
    <div className={styles.head}>
      <Title className={styles.question}>{t('choose.title')}</Title>
      <p>{t('choose.lead')}</p>
    </div>
  );
}
