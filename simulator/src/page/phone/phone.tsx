import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { layOutBars } from '../../phone/bars.ts';
import { screenSize } from '../../phone/screens.ts';
import type { PhoneName } from '../../settings/settings.ts';
import {
  useDeskSettings,
  usePhone,
  usePhoneScreen,
  usePhoneSettings,
} from '../simulator-context.tsx';
import { AppBar } from './app-bar.tsx';
import { CodeSuggestion } from './code-suggestion.tsx';
import { NativeSheet } from './native-sheet.tsx';
import { PageFrame } from './page-frame.tsx';
import styles from './phone.module.css';
import { PlaceCover } from './place-cover.tsx';
import { SmsNotification } from './sms-notification.tsx';
import { StatusBar } from './status-bar.tsx';

/** The bezel on both sides: CSS pixels. */
const BEZELS = 22;

const LABELS = { first: 'Phone', second: 'Second phone' } as const satisfies Record<
  PhoneName,
  string
>;

/** A phone on the desk: of the size that was chosen, or as large as there is room for up to life. */
export function Phone() {
  const { name } = usePhone();
  const { zoom } = useDeskSettings();
  const settings = usePhoneSettings();
  const { platform, safeTop, theme } = settings;
  const { isBarShown } = usePhoneScreen();
  const { width, height } = screenSize(settings);
  const { ref, scale: fitting } = useFit(width + BEZELS, height + BEZELS);
  const scale = zoom === 'fit' ? fitting : zoom;
  const bars = layOutBars(platform, safeTop, isBarShown);

  const sizes: CSSProperties & Record<`--${string}`, string | number> = {
    '--screen-width': `${width}px`,
    '--screen-height': `${height}px`,
    '--status-height': `${bars.status}px`,
    '--app-bar-height': `${bars.app}px`,
    '--home-height': `${bars.home}px`,
    '--page-top': `${bars.pageTop}px`,
    '--scale': scale,
  };

  return (
    <section
      ref={ref}
      className={styles['room']}
      style={zoom === 'fit' ? {} : { minWidth: width * scale, minHeight: height * scale }}
      aria-label={LABELS[name]}
    >
      <div className={styles['device']} style={sizes} data-platform={platform}>
        <div className={styles['screen']} data-phone-theme={theme}>
          <StatusBar />
          {bars.app > 0 ? <AppBar /> : null}
          <PageFrame />
          <CodeSuggestion />
          <div className={styles['home']} aria-hidden="true" />
          <PlaceCover />
          <NativeSheet />
          <SmsNotification />
        </div>
      </div>
    </section>
  );
}

/** How much a thing must shrink to fit its room: 1 at most. */
function useFit(width: number, height: number) {
  const ref = useRef<HTMLElement>(null);
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
