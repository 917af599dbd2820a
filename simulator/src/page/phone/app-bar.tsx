import { usePhone, useSettings, useSimulator } from '../simulator-context.tsx';
import styles from './app-bar.module.css';

/** What the native app, or the browser, draws above the page. */
export function AppBar() {
  const { platform } = useSettings();
  return platform === 'browser' ? <BrowserBar /> : <TitleBar />;
}

function TitleBar() {
  const { person } = useSimulator();
  const { platform } = useSettings();
  const { title, barColor } = usePhone();
  return (
    <div
      className={styles['bar']}
      data-platform={platform}
      data-tinted={barColor !== null}
      style={barColor === null ? {} : { background: barColor }}
    >
      <button
        type="button"
        className={styles['key']}
        aria-label="Native back"
        onClick={person.goBack}
      >
        <svg className={styles['icon']} viewBox="0 0 24 24" aria-hidden="true">
          <path d={platform === 'ios' ? 'M15 4l-8 8 8 8' : 'M20 12H5m7-7l-7 7 7 7'} />
        </svg>
      </button>
      <p className={styles['title']}>{title}</p>
      <button
        type="button"
        className={styles['key']}
        aria-label="Native close"
        onClick={person.closePage}
      >
        <svg className={styles['icon']} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
    </div>
  );
}

function BrowserBar() {
  const { person } = useSimulator();
  return (
    <div className={styles['bar']} data-platform="browser">
      <button
        type="button"
        className={styles['key']}
        aria-label="Browser back"
        onClick={person.goBack}
      >
        <svg className={styles['icon']} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M20 12H5m7-7l-7 7 7 7" />
        </svg>
      </button>
      <p className={styles['address']}>{location.host}</p>
    </div>
  );
}
