import { phonesOnDesk } from '../../settings/settings.ts';
import type { ChosenTab } from '../column/chosen-tab.ts';
import { Column } from '../column/column.tsx';
import { PhonesPanel } from '../panel/phones-panel.tsx';
import { Switches } from '../panel/switches.tsx';
import { Phone } from '../phone/phone.tsx';
import { PhoneProvider, useDeskSettings } from '../simulator-context.tsx';
import { AddressBar } from './address-bar.tsx';
import styles from './desk.module.css';
import { LinkNotice } from './link-notice.tsx';
import type { LinkMessage } from './open-links.ts';
import { Wordmark } from './wordmark.tsx';

interface DeskProps {
  readonly chosenTab: ChosenTab;
  readonly linkMessage: LinkMessage;
}

/** The whole page: the phones in the middle, its switches on one side, what they did on the other. */
export function Desk({ chosenTab, linkMessage }: DeskProps) {
  const settings = useDeskSettings();
  const { hasSecondPhone, selectedPhone, zoom } = settings;
  const selected = hasSecondPhone ? selectedPhone : 'first';

  return (
    <div className={styles.desk}>
      <header className={styles.header}>
        <Wordmark />
        {/* What was typed for one phone is not meant for the other. */}
        <PhoneProvider key={selected} name={selected}>
          <AddressBar />
        </PhoneProvider>
      </header>
      <aside className={styles.switches} aria-label="Switches">
        <LinkNotice linkMessage={linkMessage} />
        <PhonesPanel />
        <PhoneProvider name={selected}>
          <Switches />
        </PhoneProvider>
      </aside>
      <main className={styles.stage} data-scrolls={zoom !== 'fit'}>
        {phonesOnDesk(settings).map((name) => (
          <PhoneProvider key={name} name={name}>
            <Phone />
          </PhoneProvider>
        ))}
      </main>
      <aside className={styles.record} aria-label="Tools">
        <Column chosenTab={chosenTab} />
      </aside>
    </div>
  );
}
