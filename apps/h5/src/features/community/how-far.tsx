import { type Coordinates, distanceBetween } from '@cangkir/core';
import { Button } from '@cangkir/react';
import { useState } from 'react';
import { formatDistance } from '../../format/distance.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDevice } from '../../product-context.tsx';
import styles from './community.module.css';

interface HowFarProps {
  readonly place: Coordinates;
}

/** Says on a tap how far the place is. The user may refuse to be found. */
export function HowFar({ place }: HowFarProps) {
  const { t } = useTranslation('community');
  const { language } = useLanguage();
  const { locator } = useDevice();
  const [isBusy, setBusy] = useState(false);
  const [metres, setMetres] = useState<number | 'unknown' | null>(null);

  async function handleClick() {
    setBusy(true);
    const here = await locator.locate();
    setMetres(here === null ? 'unknown' : distanceBetween(here, place));
    setBusy(false);
  }

  if (typeof metres === 'number') {
    const distance = formatDistance(metres, language);
    return (
      <p ref={focus} tabIndex={-1} className={styles.distance}>
        {t('distance.away', { distance })}
      </p>
    );
  }
  return (
    <>
      <div className={styles.ask}>
        <Button variant="quiet" isBusy={isBusy} onClick={() => void handleClick()}>
          {t('distance.ask')}
        </Button>
      </div>
      <p role="status" className={styles.distance}>
        {metres === null ? null : t('distance.unknown')}
      </p>
    </>
  );
}

/** The answer takes the focus of the button that it replaces. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}
