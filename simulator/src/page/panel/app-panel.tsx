import { Button, CommitField, Switch } from '@cangkir/react';
import { usePhone, usePhoneScreen, usePhoneSettings } from '../simulator-context.tsx';
import { LocationFields } from './location-fields.tsx';
import styles from './panel.module.css';
import { SwitchCard } from './switch-card.tsx';

/** The native app around the page: its version, its bridge and its answers. */
export function AppPanel() {
  const { configure, host } = usePhone();
  const { platform, appVersion, hasBridge, isNamed, treatsAsNative } = usePhoneSettings();
  const { isPaused } = usePhoneScreen();
  const isBrowser = platform === 'browser';

  return (
    <SwitchCard name="app" title="Native app" note={isBrowser ? 'none in a browser' : appVersion}>
      <CommitField
        label="App version"
        value={appVersion}
        pattern="\d{1,4}\.\d{1,4}\.\d{1,4}"
        invalidText="A version such as 3.3.0."
        disabled={isBrowser}
        onCommit={(next) => configure({ appVersion: next })}
      />
      <Switch
        label="The app answers calls"
        checked={hasBridge}
        disabled={isBrowser}
        onChange={(next) => configure({ hasBridge: next })}
      />
      <Switch
        label="Named in the user agent"
        hint="If no app answers, calls fail with -4 if the user agent names it, otherwise with -3."
        checked={isNamed}
        disabled={isBrowser}
        onChange={(next) => configure({ isNamed: next })}
      />
      <Switch
        label="Production treats native as true"
        hint="The mark of a production build: the page takes itself to be inside the app, named or not."
        checked={treatsAsNative}
        onChange={(next) => configure({ treatsAsNative: next })}
      />
      <LocationFields />
      <div className={styles.actions}>
        <Button variant="secondary" disabled={isBrowser} onClick={() => host.emit('tokenUpdate')}>
          Token update
        </Button>
        <Button
          variant="secondary"
          aria-pressed={isPaused}
          onClick={() => host.setPaused(!isPaused)}
        >
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
      </div>
      {isPaused ? (
        <p className={styles.hint} role="status">
          The page is paused: another app is in front.
        </p>
      ) : null}
    </SwitchCard>
  );
}
