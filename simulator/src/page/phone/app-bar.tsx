import { usePhone, usePhoneScreen, usePhoneSettings } from '../simulator-context.tsx';
import styles from './app-bar.module.css';

/** What the native app, or the browser, draws above the page. */
export function AppBar() {
  const { platform } = usePhoneSettings();
  return platform === 'browser' ? <BrowserBar /> : <TitleBar />;
}

function TitleBar() {
  const phone = usePhone();
  const { platform } = usePhoneSettings();
  const { title, barColor } = usePhoneScreen();
  return (
    <div
      className={styles.bar}
      data-platform={platform}
      data-tinted={barColor !== null}
      style={barColor === null ? {} : { background: barColor }}
    >
      <Key
        label="Native back"
        onPress={phone.host.goBack}
        drawing={platform === 'ios' ? 'M15 4l-8 8 8 8' : 'M20 12H5m7-7l-7 7 7 7'}
      />
      <p className={styles.title}>{title}</p>
      <Key label="Native close" onPress={phone.closePage} drawing="M6 6l12 12M18 6L6 18" />
    </div>
  );
}

function BrowserBar() {
  const phone = usePhone();
  return (
    <div className={styles.bar} data-platform="browser">
      <Key label="Browser back" onPress={phone.host.goBack} drawing="M20 12H5m7-7l-7 7 7 7" />
      <p className={styles.address}>{location.host}</p>
    </div>
  );
}

interface KeyProps {
  readonly label: string;
  readonly onPress: () => void;
  /** The path of its icon, in a square of 24. */
  readonly drawing: string;
}

function Key({ label, onPress, drawing }: KeyProps) {
  return (
    <button type="button" className={styles.key} aria-label={label} onClick={onPress}>
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        <path d={drawing} />
      </svg>
    </button>
  );
}
