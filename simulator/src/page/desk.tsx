import { PHONE_NAMES } from '../settings/settings.ts';
import { AddressBar } from './address-bar.tsx';
import type { ChosenTab } from './column/chosen-tab.ts';
import { Column } from './column/column.tsx';
import styles from './desk.module.css';
import { BackendPanel } from './panel/backend-panel.tsx';
import { DevicePanel } from './panel/device-panel.tsx';
import { PersonPanel } from './panel/person-panel.tsx';
import { Phone } from './phone/phone.tsx';
import { PhoneProvider, useDeskSettings } from './simulator-context.tsx';
import { Wordmark } from './wordmark.tsx';

/** The whole page: the phones in the middle, its switches on one side, what they did on the other. */
export function Desk({ chosenTab }: { readonly chosenTab: ChosenTab }) {
  const { hasSecondPhone, selectedPhone } = useDeskSettings();
  const shown = hasSecondPhone ? PHONE_NAMES : (['first'] as const);

  return (
    <div className={styles['desk']}>
      <PhoneProvider name={selectedPhone}>
        <header className={styles['header']}>
          <Wordmark />
          <AddressBar />
        </header>
        <aside className={styles['switches']} aria-label="Switches">
          <DevicePanel />
          <PersonPanel />
          <BackendPanel />
        </aside>
      </PhoneProvider>
      <main className={styles['stage']}>
        {shown.map((name) => (
          <PhoneProvider key={name} name={name}>
            <Phone />
          </PhoneProvider>
        ))}
      </main>
      <aside className={styles['record']} aria-label="Tools">
        <Column chosenTab={chosenTab} />
      </aside>
    </div>
  );
}
