import type { CampaignPage as Configuration } from '@cangkir/core/campaign-page';
import { Skeleton } from '@cangkir/react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import type { BlockOf, BlockPlace } from './block.types.ts';
import styles from './campaign-page.module.css';
import { THEMES } from './themes.ts';

interface HeroBlockProps extends Pick<BlockPlace, 'page'> {
  readonly block: BlockOf<'hero'>;
}

/** What the page is about, beside the picture of its theme. */
export function HeroBlock({ block, page }: HeroBlockProps) {
  const { read } = useLanguage();
  return (
    <HeroShape theme={page.theme}>
      {block.badge === undefined ? null : (
        <p className={styles.badge} data-part="badge">
          {read(block.badge)}
        </p>
      )}
      <h1 className={styles.title} data-part="title">
        {read(block.title)}
      </h1>
      {block.text === undefined ? null : <p data-part="lead">{read(block.text)}</p>}
    </HeroShape>
  );
}

/** The texts of its first view. */
export type HeroSlot = 'heroTitle';

/** The hero of a theme while its texts are unknown; without a picture, if the theme is, too. */
export function HeroSkeleton({ theme }: Partial<Pick<Configuration, 'theme'>>) {
  return (
    <HeroShape {...(theme !== undefined && { theme })}>
      <p
        data-slot={'heroTitle' satisfies HeroSlot}
        className={`${styles.title} ${styles.loadingTitle}`}
        data-part="title"
      >
        <Skeleton width="80%" />
      </p>
    </HeroShape>
  );
}

interface HeroShapeProps extends Partial<Pick<Configuration, 'theme'>> {
  readonly children: ReactNode;
}

/** The hero of a theme. Goes inside an element of the theme's class. */
function HeroShape({ theme, children }: HeroShapeProps) {
  const art = theme === undefined ? null : THEMES[theme].art;
  return (
    <div className={styles.hero} data-part="hero">
      {art === null ? null : (
        <img
          src={art.src}
          alt=""
          width={art.width}
          height={art.height}
          fetchPriority="high"
          className={styles.art}
          data-part="art"
        />
      )}
      <div className={styles.heroTexts} data-part="heroTexts">
        {children}
      </div>
    </div>
  );
}
