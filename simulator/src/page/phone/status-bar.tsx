import { isDark } from '../../shared/is-dark.ts';
import { usePhoneScreen, usePhoneSettings } from '../simulator-context.tsx';
import { useNow } from '../use-now.ts';
import styles from './status-bar.module.css';

const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** How often the shown time is updated. */
const REFRESH_INTERVAL_MS = 1000;

interface StatusBarProps {
  /** The page, or the app's bar in the page's colour, lies under it. */
  readonly isOverPage: boolean;
}

/** The time, the network and the battery: dark or light, as the page's colour or the theme asks for. */
export function StatusBar({ isOverPage }: StatusBarProps) {
  const { barColor } = usePhoneScreen();
  const { platform, network, isTurned, clockOffset } = usePhoneSettings();
  const now = useNow(REFRESH_INTERVAL_MS) + clockOffset;
  return (
    <div
      className={styles.bar}
      style={
        isOverPage && barColor !== null ? { colorScheme: isDark(barColor) ? 'dark' : 'light' } : {}
      }
      data-platform={platform}
      data-turned={isTurned}
      aria-hidden="true"
    >
      <span className={styles.time}>{TIME.format(now)}</span>
      <span className={styles.camera} />
      <span className={styles.signs}>
        <svg
          className={styles.sign}
          viewBox="0 0 18 12"
          data-off={network === 'offline'}
          aria-hidden="true"
        >
          <rect x="0" y="8" width="3" height="4" rx="1" />
          <rect x="5" y="5.5" width="3" height="6.5" rx="1" />
          <rect x="10" y="3" width="3" height="9" rx="1" />
          <rect x="15" y="0" width="3" height="12" rx="1" />
        </svg>
        <span className={styles.network}>{network === 'slow' ? 'E' : '4G'}</span>
        <svg className={styles.battery} viewBox="0 0 26 12" aria-hidden="true">
          <rect className={styles.shell} x="0.5" y="0.5" width="22" height="11" rx="3.5" />
          <rect x="2" y="2" width="16" height="8" rx="2" />
          <path d="M24 4v4c1.2-.3 1.6-1 1.6-2s-.4-1.7-1.6-2z" />
        </svg>
      </span>
    </div>
  );
}
