import { LANGUAGES } from '@cangkir/core';
import { Button, SegmentedControl, SelectField, Switch } from '@cangkir/react';
import { BROWSERS } from '../../settings/browsers.ts';
import { SCREENS, screenSize } from '../../settings/screen-sizes.ts';
import {
  isBrowserName,
  isScreenName,
  NETWORKS,
  type PhoneSettings,
  PLATFORMS,
  SIDE_RANGE,
  THEMES,
  ZOOMS,
} from '../../settings/settings.ts';
import { NumberSetting } from '../number-setting.tsx';
import {
  useDeskSettings,
  usePhone,
  usePhoneSettings,
  useSimulator,
} from '../simulator-context.tsx';
import { optionsOf } from './options-of.ts';
import styles from './panel.module.css';
import { SwitchCard } from './switch-card.tsx';

const PLATFORM_OPTIONS = optionsOf(PLATFORMS, {
  ios: 'iOS',
  android: 'Android',
  browser: 'Browser',
});

const THEME_OPTIONS = optionsOf(THEMES, { light: 'Light', dark: 'Dark' });

const NETWORK_OPTIONS = optionsOf(NETWORKS, { usual: 'Usual', slow: 'Slow', offline: 'Offline' });

const LANGUAGE_LABELS = { id: 'Bahasa Indonesia', en: 'English', zh: '中文' } as const;

/** The device that the app runs on. */
export function DevicePanel() {
  const { configure } = usePhone();
  const { platform, safeTop, safeBottom, theme, language, network, reducesMotion, readsSms } =
    usePhoneSettings();

  return (
    <SwitchCard name="device" title="Device">
      <SegmentedControl
        label="Platform"
        options={PLATFORM_OPTIONS}
        value={platform}
        onChange={(next) => configure({ platform: next })}
      />
      {platform === 'browser' ? <BrowserField /> : null}
      <ScreenFields />
      <ViewFields />
      <SegmentedControl
        label="Theme"
        options={THEME_OPTIONS}
        value={theme}
        onChange={(next) => configure({ theme: next })}
      />
      <SelectField
        label="Language"
        value={language ?? ''}
        onChange={({ target }) => configure({ language: languageOf(target.value) })}
      >
        <option value="">This browser’s</option>
        {LANGUAGES.map((one) => (
          <option key={one} value={one}>
            {LANGUAGE_LABELS[one]}
          </option>
        ))}
      </SelectField>
      <SegmentedControl
        label="Network"
        options={NETWORK_OPTIONS}
        value={network}
        onChange={(next) => configure({ network: next })}
      />
      <div className={styles.pair}>
        <NumberSetting
          label="Safe top"
          min={0}
          max={200}
          value={safeTop}
          disabled={platform === 'browser'}
          onCommit={(next) => configure({ safeTop: next })}
        />
        <NumberSetting
          label="Safe bottom"
          min={0}
          max={200}
          value={safeBottom}
          onCommit={(next) => configure({ safeBottom: next })}
        />
      </div>
      <Switch
        label="Reads SMS codes by itself"
        hint="As browsers do. In a native app the keyboard offers them."
        checked={readsSms ?? platform === 'browser'}
        onChange={(next) => configure({ readsSms: next })}
      />
      <Switch
        label="Reduced motion"
        checked={reducesMotion}
        onChange={(next) => configure({ reducesMotion: next })}
      />
    </SwitchCard>
  );
}

/** Which browser it is, or which app of others shows the page. */
function BrowserField() {
  const { configure } = usePhone();
  const { browser } = usePhoneSettings();
  return (
    <SelectField
      label="Browser"
      value={browser}
      onChange={({ target }) => {
        if (isBrowserName(target.value)) configure({ browser: target.value });
      }}
    >
      {Object.entries(BROWSERS).map(([name, { label }]) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

function languageOf(text: string): PhoneSettings['language'] {
  return LANGUAGES.find((name) => name === text) ?? null;
}

/** The size of the screen. */
function ScreenFields() {
  const { configure } = usePhone();
  const settings = usePhoneSettings();
  const { screen } = settings;

  function choose(name: string) {
    if (!isScreenName(name)) return;
    // A custom size starts from the current size.
    const { width, height } = screenSize({ ...settings, isTurned: false });
    configure(name === 'free' ? { screen: name, width, height } : { screen: name });
  }

  return (
    <>
      <SelectField label="Screen" value={screen} onChange={({ target }) => choose(target.value)}>
        {Object.entries(SCREENS).map(([name, { label }]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </SelectField>
      {screen === 'free' ? (
        <div className={styles.pair}>
          <NumberSetting
            label="Width"
            {...SIDE_RANGE}
            value={settings.width}
            onCommit={(next) => configure({ width: next })}
          />
          <NumberSetting
            label="Height"
            {...SIDE_RANGE}
            value={settings.height}
            onCommit={(next) => configure({ height: next })}
          />
        </div>
      ) : null}
    </>
  );
}

/** The zoom of the phones, and the orientation of this one. */
function ViewFields() {
  const simulator = useSimulator();
  const phone = usePhone();
  const { zoom } = useDeskSettings();
  const { isTurned } = usePhoneSettings();
  return (
    <div className={styles.withButton}>
      <SelectField
        label="Zoom"
        value={zoom}
        onChange={({ target }) => {
          const next = ZOOMS.find((one) => String(one) === target.value);
          if (next !== undefined) simulator.configure({ zoom: next });
        }}
      >
        {ZOOMS.map((one) => (
          <option key={one} value={one}>
            {one === 'fit' ? 'Fit' : `${one * 100} %`}
          </option>
        ))}
      </SelectField>
      <Button
        variant="secondary"
        aria-pressed={isTurned}
        onClick={() => phone.configure({ isTurned: !isTurned })}
      >
        Rotate
      </Button>
    </div>
  );
}
