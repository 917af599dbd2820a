import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { type ReactNode, useRef } from 'react';
import { nextFrame } from '../next-frame/next-frame.ts';
import { useCentredItem } from '../use-centred-item/use-centred-item.ts';
import styles from './tabs.module.css';

export interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface TabsProps<Value extends string> {
  /** Names the row of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  /** Null while it is not known. */
  readonly value: Value | null;
  /** Called in the frame after the one that shows the tap. */
  readonly onChange: (value: Value) => void;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
}

/** Views of one thing, one at a time. The chosen value is the owner's, so it can live in the address. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
}: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  useCentredItem(list, { attribute: 'data-tap', value });

  return (
    <BaseTabs.Root value={value} className={styles.tabs}>
      <BaseTabs.List ref={list} aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            className={styles.tab}
            data-tap={tab.value}
            {...(value === null && { tabIndex: 0 })}
            onClick={() => void nextFrame().then(() => onChange(tab.value))}
          >
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      <BaseTabs.Panel
        key={value}
        value={value}
        className={styles.panel}
        {...(value === null && { tabIndex: -1 })}
      >
        {children}
      </BaseTabs.Panel>
    </BaseTabs.Root>
  );
}
