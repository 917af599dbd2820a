import { SelectField } from '@cangkir/react';
import { JAKARTA } from '@cangkir/tooling/usual-phone';
import { useState } from 'react';
import { isLocationName, locationNameOf, NAMED_LOCATIONS } from '../../settings/named-locations.ts';
import { NumberSetting } from '../number-setting.tsx';
import { usePhone, usePhoneSettings } from '../simulator-context.tsx';
import styles from './panel.module.css';

const DENIED = 'denied';
const OTHER = 'other';

/** The phone's location, as the native app reports it. */
export function LocationFields() {
  const { configure } = usePhone();
  const { platform, location } = usePhoneSettings();
  const [wantsNumbers, setWantsNumbers] = useState(false);
  const name = location === null ? null : locationNameOf(location);
  const isDisabled = platform === 'browser';

  function choose(chosen: string) {
    setWantsNumbers(chosen === OTHER);
    if (chosen === DENIED) configure({ location: null });
    else if (chosen === OTHER) configure({ location: location ?? JAKARTA });
    else if (isLocationName(chosen)) {
      const { latitude, longitude } = NAMED_LOCATIONS[chosen];
      configure({ location: { latitude, longitude } });
    }
  }

  function chosen(): string {
    if (location === null) return DENIED;
    return wantsNumbers ? OTHER : (name ?? OTHER);
  }

  return (
    <>
      <SelectField
        label="Location"
        value={chosen()}
        disabled={isDisabled}
        onChange={({ target }) => choose(target.value)}
      >
        {Object.entries(NAMED_LOCATIONS).map(([value, { label }]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        <option value={OTHER}>Another location</option>
        <option value={DENIED}>Not allowed</option>
      </SelectField>
      {location !== null && chosen() === OTHER ? (
        <div className={styles.pair}>
          <NumberSetting
            label="Latitude"
            step="any"
            min={-90}
            max={90}
            value={location.latitude}
            disabled={isDisabled}
            onCommit={(latitude) => configure({ location: { ...location, latitude } })}
          />
          <NumberSetting
            label="Longitude"
            step="any"
            min={-180}
            max={180}
            value={location.longitude}
            disabled={isDisabled}
            onCommit={(longitude) => configure({ location: { ...location, longitude } })}
          />
        </div>
      ) : null}
    </>
  );
}
