import { AddressBar } from './address-bar.tsx';
import styles from './desk.module.css';
import { Log } from './log/log.tsx';
import { BackendPanel } from './panel/backend-panel.tsx';
import { DevicePanel } from './panel/device-panel.tsx';
import { PersonPanel } from './panel/person-panel.tsx';
import { Phone } from './phone/phone.tsx';
import { Till } from './till/till.tsx';
import { Wordmark } from './wordmark.tsx';

/** The whole page: the phone in the middle, its switches on one side, what it did on the other. */
export function Desk() {
  return (
    <div className={styles['desk']}>
      <header className={styles['header']}>
        <Wordmark />
        <AddressBar />
      </header>
      <aside className={styles['switches']} aria-label="Switches">
        <DevicePanel />
        <PersonPanel />
        <BackendPanel />
      </aside>
      <main className={styles['stage']}>
        <Phone />
      </main>
      <aside className={styles['record']} aria-label="Till and log">
        <Till />
        <Log />
      </aside>
    </div>
  );
}
