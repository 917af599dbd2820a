import { Animation } from '@cangkir/react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useDevice } from '../../product-context.tsx';
import type { BlockOf } from './block.types.ts';
import styles from './campaign-page.module.css';

/** An animation of the campaign's own, which is only to be looked at: where it cannot play, its still says the same. */
export function AnimationBlock({ block }: { readonly block: BlockOf<'animation'> }) {
  const { read } = useLanguage();
  const { visibility } = useDevice();
  const { label, lottieDataUrl, lottieDataBaseUrl, isLoop, still } = block;

  async function load() {
    const { readOwnLottie } = await import('./own-lottie.ts');
    const data = await readOwnLottie(lottieDataUrl, lottieDataBaseUrl);
    return data === null ? null : { default: data };
  }

  return (
    <Animation
      key={lottieDataUrl}
      load={load}
      still={
        <img
          src={still.file}
          alt=""
          width={still.width}
          height={still.height}
          loading="lazy"
          className={styles.art}
        />
      }
      isStillFirst
      loop={isLoop === true}
      visibility={visibility}
      {...(label !== undefined && { label: read(label) })}
    />
  );
}
