import { SegmentedControl, Switch } from '@cangkir/react';
import { PHONE_NAMES } from '../../settings/settings.ts';
import { useDeskSettings, useSimulator } from '../simulator-context.tsx';
import { optionsOf } from './options-of.ts';
import styles from './phones-panel.module.css';

const PHONE_OPTIONS = optionsOf(PHONE_NAMES, { first: 'First', second: 'Second' });

/** One or two phones, and the one whose settings are shown. */
export function PhonesPanel() {
  const { configure } = useSimulator();
  const { hasSecondPhone, selectedPhone } = useDeskSettings();

  return (
    <section className={styles.phones} aria-label="Phones on the desk">
      <Switch
        label="Second phone"
        checked={hasSecondPhone}
        onChange={(next) =>
          configure({ hasSecondPhone: next, ...(!next && { selectedPhone: 'first' }) })
        }
      />
      {hasSecondPhone ? (
        <>
          <SegmentedControl
            label="Selected"
            options={PHONE_OPTIONS}
            value={selectedPhone}
            onChange={(next) => configure({ selectedPhone: next })}
          />
          <p className={styles.label} role="status">
            The switches and the address are those of the {selectedPhone} phone.
          </p>
        </>
      ) : null}
    </section>
  );
}
