import type { GiftView } from '@cangkir/core/gift-exchange';
import { Badge, Choice } from '@cangkir/react';
import { useId } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { GiftDrawing } from './gift-drawing.tsx';
import styles from './gift-exchange.module.css';

interface GiftTilesProps {
  readonly gifts: readonly GiftView[];
  readonly chosenId: string | undefined;
  readonly onChoose: (giftId: string) => void;
}

/** The gifts as pictures, one of which can be chosen. With the way to pick up what the user has. */
export function GiftTiles({ gifts, chosenId, onChoose }: GiftTilesProps) {
  const { t } = useTranslation('gift-exchange');
  const { read } = useLanguage();
  const name = useId();
  return (
    <fieldset className={styles.gifts}>
      <legend>{t('gifts')}</legend>
      {gifts.some(({ taken }) => taken > 0) ? <p className={styles.pickUp}>{t('pickUp')}</p> : null}
      <div className={styles.tiles}>
        {gifts.map((gift) => (
          <Choice
            key={gift.id}
            type="radio"
            name={name}
            checked={gift.id === chosenId}
            disabled={gift.availability !== 'available'}
            onChange={() => onChoose(gift.id)}
          >
            <span className={styles.tile}>
              <GiftDrawing picture={gift.picture} />
              <span className={styles.gift}>{read(gift.name)}</span>
              <span className={styles.points}>{t('points', { count: gift.points })}</span>
              <GiftState gift={gift} />
            </span>
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

/** How many are left and how many are the person's, or why it cannot be had. */
function GiftState({ gift }: { readonly gift: GiftView }) {
  const { t } = useTranslation('gift-exchange');
  const { availability, missing, stock, taken } = gift;
  return (
    <>
      {availability === 'soldOut' ? null : (
        <span className={styles.detail}>{t('left', { count: stock })}</span>
      )}
      {availability === 'available' && missing > 0 ? (
        <span className={styles.detail}>{t('missing', { count: missing })}</span>
      ) : null}
      {availability === 'available' ? null : <Badge>{t(availability)}</Badge>}
      {taken === 0 ? null : <Badge tone="brand">{t('mine', { count: taken })}</Badge>}
    </>
  );
}
