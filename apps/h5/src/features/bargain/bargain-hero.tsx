import type { BargainPrize } from '@cangkir/core/bargain';
import { ClockIcon, Countdown, Hero } from '@cangkir/react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useProduct } from '../../product-context.tsx';
import styles from './bargain.module.css';
import { PrizePicture } from './prize-picture.tsx';

interface BargainHeroProps {
  readonly title: string;
  readonly prize: BargainPrize;
  /** When the campaign ends, where that is known: milliseconds since the epoch. */
  readonly endsAt?: number;
  /** The price. */
  readonly children: ReactNode;
}

/** What is bargained for, and until when. */
export function BargainHero({ title, prize, endsAt, children }: BargainHeroProps) {
  const { t } = useTranslation('bargain');
  const { now } = useProduct();
  return (
    <Hero>
      <div className={styles['head']}>
        <div className={styles['titles']}>
          <h1>{title}</h1>
          {endsAt === undefined ? null : (
            <p className={styles['time']}>
              <ClockIcon size={1.25} />
              <Countdown until={endsAt} now={now} days={(count) => t('endsInDays', { count })}>
                {(time) => t('endsIn', { time })}
              </Countdown>
            </p>
          )}
        </div>
        <div className={styles['picture']}>
          <PrizePicture id={prize.id} />
        </div>
      </div>
      {children}
    </Hero>
  );
}
