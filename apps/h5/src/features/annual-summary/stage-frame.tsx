import { Icon, IconButton, nextFrame, SegmentedProgress } from '@cangkir/react';
import { type ReactNode, type Ref, useCallback } from 'react';
import { useBarColor } from '../../frame/bar-color.ts';
import { LanguageSwitch } from '../../frame/language-switch.tsx';
import { useArrive } from '../../frame/use-arrive.ts';
import { useBack } from '../../frame/use-back.ts';
import { useTitle } from '../../frame/use-title.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './stage-frame.module.css';
import type { SummaryColours } from './summary-colours.ts';

interface StageFrameProps {
  readonly year: number;
  readonly colours: SummaryColours;
  /** How many of the segments are filled. */
  readonly filled: number;
  readonly total: number;
  /** The segments in words. */
  readonly progress: string;
  /** Fills the frame, behind everything else. */
  readonly backdrop?: ReactNode;
  readonly onSkip?: (() => void) | false;
  readonly mainRef?: Ref<HTMLElement>;
  readonly children: ReactNode;
  /** Beside `main`: the ways to the other stages. */
  readonly controls?: ReactNode;
}

/** The full screen of a stage, in its colours: segments, year and the way out on top. */
export function StageFrame({
  year,
  colours,
  filled,
  total,
  progress,
  backdrop,
  onSkip,
  mainRef,
  children,
  controls,
}: StageFrameProps) {
  const { t } = useTranslation(['annual-summary', 'frame']);
  const goBack = useBack();
  const name = t('annual-summary:ofYear', { year });
  useTitle(name);
  useBarColor(useCallback(() => colours.ground, [colours.ground]));
  useArrive();

  return (
    <div
      className={styles.frame}
      style={{
        '--ground': colours.ground,
        '--glow': colours.glow,
        '--ink': colours.ink,
        '--accent': colours.accent,
        '--on-accent': colours.onAccent,
      }}
    >
      {backdrop}
      <header className={styles.header}>
        <SegmentedProgress label={name} count={total} current={filled} valueText={progress} />
        <div className={styles.bar}>
          <span className={styles.name}>{name}</span>
          <div className={styles.actions}>
            {onSkip && (
              <button type="button" className={styles.skip} onClick={onSkip}>
                {t('annual-summary:skip')}
              </button>
            )}
            <LanguageSwitch />
            <IconButton label={t('frame:close')} onClick={() => void nextFrame().then(goBack)}>
              <Icon name="close" />
            </IconButton>
          </div>
        </div>
      </header>
      <main ref={mainRef} className={styles.main}>
        {children}
      </main>
      {controls}
    </div>
  );
}
