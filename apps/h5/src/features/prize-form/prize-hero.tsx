import { GiftPicture, Hero } from '@cangkir/react';
import type { ReactNode } from 'react';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './prize-form.module.css';

/** What the person won, where the page knows it. */
export function PrizeHero({ view }: Pick<ScreenProps<'prizeForm'>, 'view'>) {
  const { t } = useTranslation('prize-form');
  const { read } = useLanguage();
  const prize = 'prize' in view ? view.prize : null;
  const title = prize === null ? t('prizeOfDraw') : read(prize.name);
  return <PrizeHeroFrame isWon={prize !== null} title={<h1>{title}</h1>} />;
}

interface PrizeHeroFrameProps {
  readonly title: ReactNode;
  /** The prize is the person's. */
  readonly isWon?: boolean;
}

/** The band of the prize around its name. */
export function PrizeHeroFrame({ title, isWon = true }: PrizeHeroFrameProps) {
  const { t } = useTranslation('prize-form');
  return (
    <Hero>
      <div className={styles.prize}>
        <div className={styles.name}>
          {isWon ? <p>{t('yourPrize')}</p> : null}
          {title}
        </div>
        <div className={styles.picture}>
          <GiftPicture />
        </div>
      </div>
    </Hero>
  );
}
