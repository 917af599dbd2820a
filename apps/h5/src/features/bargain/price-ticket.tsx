import { formatPrice } from '@cangkir/core';
import type { BargainPrize } from '@cangkir/core/bargain';
import { Amount, Confetti, Icon, IconButton, RollingNumber, VisuallyHidden } from '@cangkir/react';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CutLine } from './cut-line.tsx';
import styles from './price-ticket.module.css';

interface PriceTicketProps {
  readonly prize: BargainPrize;
  /** Rupiah, as is `priceLeft`. */
  readonly cutTotal: number;
  readonly priceLeft: number;
  /** The scissors move. */
  readonly isCutting: boolean;
  /** The person has it for nothing. */
  readonly isReached: boolean;
  /** What has just happened; how far it is cut while that is null. */
  readonly news?: string | null;
  readonly onDismiss?: () => void;
}

/** The price as a paper ticket, which scissors cut along its tear line. */
export function PriceTicket({
  prize,
  cutTotal,
  priceLeft,
  isCutting,
  isReached,
  news = null,
  onDismiss,
}: PriceTicketProps) {
  const { t } = useTranslation('bargain');
  const { read } = useLanguage();
  const ticket = useRef<HTMLDivElement>(null);

  // The cut is seen, wherever the person was on the page.
  useEffect(() => {
    if (isCutting) ticket.current?.scrollIntoView({ block: 'center' });
  }, [isCutting]);

  return (
    <div ref={ticket} className={styles.ticket}>
      {/* Over the whole hero; another cut is another party. */}
      {news !== null || isReached ? <Confetti key={cutTotal} /> : null}
      <div className={styles.price}>
        <p className={styles.prize}>{read(prize.name)}</p>
        <p className={styles.left}>
          {priceLeft === 0 ? null : <span className={styles.label}>{t('left')}</span>}
          <strong>
            <RollingNumber
              value={priceLeft}
              format={(value) => (value === 0 ? t('free') : formatPrice(value, 'ID'))}
            />
          </strong>
          {cutTotal === 0 ? null : (
            <s>
              <VisuallyHidden>{t('price')} </VisuallyHidden>
              <Amount>{formatPrice(prize.price, 'ID')}</Amount>
            </s>
          )}
        </p>
      </div>
      <CutLine
        cut={Math.min(cutTotal / prize.price, 1)}
        isCutting={isCutting}
        hasNews={news !== null}
      />
      <div className={styles.below}>
        <div role="status">
          {news === null ? (
            <p>
              {cutTotal === 0 ? t('toGo') : t('cutSoFar', { amount: formatPrice(cutTotal, 'ID') })}
            </p>
          ) : (
            <p key={cutTotal} className={styles.news}>
              {news}
            </p>
          )}
        </div>
        {news === null || onDismiss === undefined ? null : (
          <IconButton label={t('dismiss')} onClick={onDismiss}>
            <Icon name="close" size={1.25} />
          </IconButton>
        )}
      </div>
    </div>
  );
}
