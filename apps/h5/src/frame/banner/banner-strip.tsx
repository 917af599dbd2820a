import type { ShownBanner } from '@cangkir/core/banners';
import { Icon } from '@cangkir/react';
import { useLanguage } from '../../i18n/use-language.ts';
import { TargetLink } from '../target-link.tsx';
import styles from './banner.module.css';
import { BannerPicture } from './banner-picture.tsx';

/** A banner as a line across the screen. */
export function BannerStrip({ picture, title, text, target }: ShownBanner) {
  const { read } = useLanguage();
  return (
    <TargetLink target={target} className={styles.strip}>
      <span className={styles.picture}>
        <BannerPicture name={picture} />
      </span>
      <span className={styles.texts}>
        <span className={styles.title}>{read(title)}</span>
        {text === null ? null : <span>{read(text)}</span>}
      </span>
      {target === null ? null : <Icon name="forward" size={1.25} />}
    </TargetLink>
  );
}
