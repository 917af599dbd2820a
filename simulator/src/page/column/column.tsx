import { Tabs } from '@base-ui/react/tabs';
import { useSelector } from '@xstate/store-react';
import { Activity, type ComponentType } from 'react';
import { Chart } from '../chart/chart.tsx';
import { Coverage } from '../coverage/coverage.tsx';
import { Data } from '../data/data.tsx';
import { Health } from '../health/health.tsx';
import { Log } from '../log/log.tsx';
import { Replay } from '../replay/replay.tsx';
import { Till } from '../till/till.tsx';
import { type ChosenTab, isTabName, type TabName } from './chosen-tab.ts';
import styles from './column.module.css';

const TABS: readonly {
  readonly name: TabName;
  readonly label: string;
  readonly Content: ComponentType;
}[] = [
  { name: 'log', label: 'Log', Content: Log },
  { name: 'replay', label: 'Replay', Content: Replay },
  { name: 'chart', label: 'Chart', Content: Chart },
  { name: 'coverage', label: 'Coverage', Content: Coverage },
  { name: 'health', label: 'Health', Content: Health },
  { name: 'data', label: 'Data', Content: Data },
  { name: 'till', label: 'Till', Content: Till },
];

/** What the phones did, and what can be done about it: one tab a tool. */
export function Column({ chosenTab }: { readonly chosenTab: ChosenTab }) {
  const { tab, seen } = useSelector(chosenTab, ({ context }) => context);
  return (
    <Tabs.Root
      className={styles.column}
      value={tab}
      onValueChange={(next: unknown) => {
        if (isTabName(next)) chosenTab.trigger.chosen({ tab: next });
      }}
    >
      <Tabs.List className={styles.tabs} aria-label="Tools" activateOnFocus>
        {TABS.map(({ name, label }) => (
          <Tabs.Tab key={name} className={styles.tab} value={name}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {TABS.map(({ name, Content }) => (
        <Tabs.Panel key={name} className={styles.panel} value={name} keepMounted>
          {/* What was typed and opened stays, and works on nothing while it is not seen. */}
          <Activity mode={name === tab ? 'visible' : 'hidden'}>
            {seen.includes(name) ? <Content /> : null}
          </Activity>
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
