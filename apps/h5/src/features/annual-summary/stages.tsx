import type { PersonalityLook, TopDrink } from '@cangkir/core/annual-summary';
import { Button, RollingNumber } from '@cangkir/react';
import { useEffect, useState } from 'react';
import { formatNumber } from '../../format/number.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CupArt, StartArt, ThanksArt, TopArt } from './stage-art.tsx';
import styles from './stages.module.css';
import { usePersonalityText } from './use-personality-text.ts';

interface StartStageProps {
  readonly year: number;
  readonly isCompared: boolean;
  readonly onOpen: () => void;
}

/** The year in huge figures over the rosette. */
export function StartStage({ year, isCompared, onOpen }: StartStageProps) {
  const { t } = useTranslation('annual-summary');
  return (
    <div className={styles.start}>
      <div className={styles.rosette}>
        <StartArt />
      </div>
      <p className={styles.year}>{year}</p>
      <h1 tabIndex={-1}>{t('start.title')}</h1>
      <p className={styles.body}>
        {isCompared ? t('start.compared', { before: year - 1 }) : t('start.body')}
      </p>
      <div className={styles.open}>
        <Button isWide onClick={onOpen}>
          {t('start.action')}
        </Button>
      </div>
    </div>
  );
}

/** The height of a cup in a tower. Metres. */
const CUP_HEIGHT = 0.1;

interface CupStageProps {
  readonly year: number;
  readonly cups: number;
  /** Than in the year before; null where they are not compared. */
  readonly more: number | null;
}

/** How many cups: the number counts up beside a tower of them. */
export function CupStage({ year, cups, more }: CupStageProps) {
  const { t } = useTranslation('annual-summary');
  const { language } = useLanguage();
  const [shown, setShown] = useState(0);
  useEffect(() => setShown(cups), [cups]);
  const height = (cups * CUP_HEIGHT).toLocaleString(language, { maximumFractionDigits: 1 });
  const body = t('cup.body', { height });

  function comparison(difference: number): string {
    const before = year - 1;
    if (difference === 0) return t('cup.same', { before });
    if (difference === cups) return t('cup.first');
    return t(difference > 0 ? 'cup.more' : 'cup.fewer', {
      cups: formatNumber(Math.abs(difference), language),
      before,
    });
  }

  return (
    <div className={styles.cup}>
      <h1 tabIndex={-1}>
        <span className={styles.lead}>{t('cup.lead', { year })}</span>{' '}
        <span className={styles.number}>
          <RollingNumber value={shown} format={(value) => formatNumber(value, language)} />
        </span>{' '}
        <span className={styles.unit}>{t('cup.unit', { count: cups })}</span>
      </h1>
      <div className={styles.tower}>
        <CupArt />
      </div>
      <p className={styles.body}>
        {more === null ? body : t('cup.compared', { body, comparison: comparison(more) })}
      </p>
    </div>
  );
}

interface TopStageProps {
  readonly year: number;
  readonly top: readonly TopDrink[];
}

/** The drinks ordered most, over a winners' stand. */
export function TopStage({ year, top }: TopStageProps) {
  const { t } = useTranslation('annual-summary');
  const { read } = useLanguage();
  return (
    <div className={styles.top}>
      <p className={styles.lead}>{t('top.lead', { year })}</p>
      <h1 tabIndex={-1}>{t('top.title')}</h1>
      <ol>
        {top.map(({ productId, name, cups }, index) => (
          <li key={productId} style={{ '--delay': `${500 + index * 160}ms` }}>
            <span className={styles.rank} aria-hidden="true">
              {index + 1}
            </span>
            <span className={styles.drink}>{read(name)}</span>
            <span className={styles.times}>{t('top.cups', { count: cups })}</span>
          </li>
        ))}
      </ol>
      <div className={styles.stand}>
        <TopArt count={top.length} />
      </div>
    </div>
  );
}

interface KeywordStageProps {
  readonly year: number;
  readonly look: PersonalityLook;
}

/** Who the person is, over the poster of that personality. */
export function KeywordStage({ year, look }: KeywordStageProps) {
  const { t } = useTranslation('annual-summary');
  const { titleLines, reason } = usePersonalityText(look);
  return (
    <div className={styles.keyword}>
      <p className={styles.lead}>{t('keyword.lead', { year })}</p>
      <h1 tabIndex={-1}>
        <span>{titleLines[0]}</span> <span>{titleLines[1]}</span>
      </h1>
      <p className={styles.body}>{reason}</p>
    </div>
  );
}

/** A thank-you from the people behind the counter. */
export function ThanksStage() {
  const { t } = useTranslation('annual-summary');
  return (
    <div className={styles.thanks}>
      <h1 tabIndex={-1}>{t('thanks.title')}</h1>
      <p className={styles.body}>{t('thanks.body')}</p>
      <div className={styles.hands}>
        <ThanksArt />
      </div>
    </div>
  );
}
