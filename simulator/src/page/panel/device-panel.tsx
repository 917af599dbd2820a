import { SCREENS } from '../../phone/screens.ts';
import { isScreenName, type PhoneSettings, type Platform } from '../../settings/settings.ts';
import { Card } from '../controls/card.tsx';
import { Choice } from '../controls/choice.tsx';
import { SelectField } from '../controls/field.tsx';
import { SettledField } from '../controls/settled-field.tsx';
import { usePhone, usePhoneSettings } from '../simulator-context.tsx';

const PLATFORM_OPTIONS: readonly { value: Platform; label: string }[] = [
  { value: 'ios', label: 'iOS' },
  { value: 'android', label: 'Android' },
  { value: 'browser', label: 'Browser' },
];

const THEME_OPTIONS: readonly { value: PhoneSettings['theme']; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** What the app runs on. */
export function DevicePanel() {
  const { configure } = usePhone();
  const { platform, appVersion, safeTop, screen, theme } = usePhoneSettings();
  const isBrowser = platform === 'browser';

  return (
    <Card title="Device">
      <Choice
        label="Platform"
        options={PLATFORM_OPTIONS}
        value={platform}
        onChange={(next) => configure({ platform: next })}
      />
      <SettledField
        label="App version"
        value={appVersion}
        pattern="\d{1,4}\.\d{1,4}\.\d{1,4}"
        disabled={isBrowser}
        onSettle={(next) => configure({ appVersion: next })}
      />
      <SettledField
        label="Safe top"
        type="number"
        min={0}
        max={200}
        value={String(safeTop)}
        disabled={isBrowser}
        onSettle={(next) => configure({ safeTop: Number(next) })}
      />
      <SelectField
        label="Screen"
        value={screen}
        onChange={({ target }) => isScreenName(target.value) && configure({ screen: target.value })}
      >
        {Object.entries(SCREENS).map(([name, { label }]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </SelectField>
      <Choice
        label="Theme"
        options={THEME_OPTIONS}
        value={theme}
        onChange={(next) => configure({ theme: next })}
      />
    </Card>
  );
}
