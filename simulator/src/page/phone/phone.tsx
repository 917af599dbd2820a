import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { layOutBars } from '../../phone/bars.ts';
import { SCREENS } from '../../phone/screens.ts';
import { usePhone, useSettings } from '../simulator-context.tsx';
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

/** The phone, as large as there is room for, never larger than life. */
export function Phone() {
  const { platform, safeTop, screen, theme } = useSettings();
  const { isBarShown } = usePhone();
  const { width, height } = SCREENS[screen];
  const { ref, scale } = useFit(width + BEZELS, height + BEZELS);
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
    <section ref={ref} className={styles['room']} aria-label="Phone">
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
