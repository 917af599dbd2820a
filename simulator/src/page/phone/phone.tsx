import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { layOutBars } from '../../phone/bars.ts';
import { screenSize } from '../../settings/screen-sizes.ts';
import type { PhoneName } from '../../settings/settings.ts';
import {
  useDeskSettings,
  usePhone,
  usePhoneScreen,
  usePhoneSettings,
  useSimulator,
} from '../simulator-context.tsx';
import { AppBar } from './app-bar.tsx';
import { CodeSuggestion } from './code-suggestion.tsx';
import { NativeSheet } from './native-sheet.tsx';
import { OutsideCover } from './outside-cover.tsx';
import { PageFrame } from './page-frame.tsx';
import { PauseCover } from './pause-cover.tsx';
import styles from './phone.module.css';
import { SmsNotification } from './sms-notification.tsx';
import { StatusBar } from './status-bar.tsx';

/** The bezel on both sides: CSS pixels. */
const BEZELS = 22;

const LABELS = { first: 'Phone', second: 'Second phone' } as const satisfies Record<
  PhoneName,
  string
>;

/** A phone on the desk. Pressing or typing in it selects it. */
export function Phone() {
  const { name } = usePhone();
  const { configure } = useSimulator();
  const { hasSecondPhone, selectedPhone } = useDeskSettings();
  const isSelected = name === selectedPhone;

  function select() {
    if (!isSelected) configure({ selectedPhone: name });
  }

  return (
    <section
      className={styles.place}
      aria-label={LABELS[name]}
      data-selected={hasSecondPhone && isSelected}
      onPointerDown={select}
      onKeyUp={select}
    >
      {hasSecondPhone ? (
        <p className={styles.caption}>
          {name === 'first' ? 'First phone' : 'Second phone'}
          {isSelected ? <span className={styles.badge}>Selected</span> : null}
        </p>
      ) : null}
      <Device />
    </section>
  );
}

/** The device in its chosen size, or as large as fits, up to life size. */
function Device() {
  const { zoom } = useDeskSettings();
  const settings = usePhoneSettings();
  const { platform, theme, isTurned } = settings;
  const { isBarShown } = usePhoneScreen();
  const { width, height } = screenSize(settings);
  const { ref, scale: fitting } = useFit(width + BEZELS, height + BEZELS);
  const scale = zoom === 'fit' ? fitting : zoom;
  const bars = layOutBars(settings, isBarShown);

  const room: CSSProperties =
    zoom === 'fit'
      ? {}
      : { minWidth: (width + BEZELS) * zoom, minHeight: (height + BEZELS) * zoom };
  const sizes: CSSProperties & Record<`--${string}`, string | number> = {
    '--screen-width': `${width}px`,
    '--screen-height': `${height}px`,
    '--status-height': `${bars.status}px`,
    '--app-bar-height': `${bars.app}px`,
    '--home-height': `${bars.home}px`,
    '--over-page': `${bars.overPage}px`,
    '--side-left': `${bars.left}px`,
    '--side-right': `${bars.right}px`,
    '--page-top': `${bars.pageTop}px`,
    '--scale': scale,
  };

  return (
    <div ref={ref} className={styles.room} style={room}>
      <div className={styles.device} style={sizes} data-platform={platform}>
        <div className={styles.screen} data-phone-theme={theme} data-turned={isTurned}>
          {bars.status > 0 ? (
            <StatusBar isOverPage={bars.app > 0 || bars.pageTop < bars.status} />
          ) : null}
          {bars.app > 0 ? <AppBar /> : null}
          <PageFrame />
          <CodeSuggestion />
          <div className={styles.home} data-over-page={bars.overPage > 0} aria-hidden="true" />
          <OutsideCover />
          <PauseCover />
          <NativeSheet />
          <SmsNotification />
        </div>
      </div>
    </div>
  );
}

/** How much a thing must shrink to fit its room: 1 at most. */
function useFit(width: number, height: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<{ width: number; height: number } | null>(null);

  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setRoom(entry.contentRect);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const scale = room === null ? 1 : Math.min(1, room.width / width, room.height / height);
  return { ref, scale };
}
