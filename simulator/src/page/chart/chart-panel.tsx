import { SelectField } from '@cangkir/react';
import { useState, useSyncExternalStore } from 'react';
import type { RunningMachines } from '../../chart/running-machines.types.ts';
import { STORED_CHARTS } from '../../chart/stored-charts.ts';
import { type ChartChoice, chartChoices, chosenChart } from './chart-choices.ts';
import styles from './chart-panel.module.css';
import { ChartView } from './chart-view.tsx';
import { ContextView } from './context-view.tsx';
import { CopyMermaid } from './copy-mermaid.tsx';
import { EventSender } from './event-sender.tsx';

interface ChartPanelProps {
  readonly machines: RunningMachines;
}

/** The state charts of the app’s machines: the state of each, the events that it accepts, and its context. */
export function ChartPanel({ machines }: ChartPanelProps) {
  const running = useSyncExternalStore(machines.subscribe, machines.get);
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const choices = chartChoices(STORED_CHARTS, running);
  const choice = chosenChart(choices, chosen);
  if (choice === undefined) return null;
  const { name, machine, layout } = choice;

  return (
    <div className={styles['chart']}>
      <div className={styles['head']}>
        <SelectField
          label="Machine"
          value={name}
          onChange={({ target }) => setChosen(target.value)}
        >
          <Options label="Running" choices={choices.filter((one) => one.machine !== null)} />
          <Options label="Not running" choices={choices.filter((one) => one.machine === null)} />
        </SelectField>
        <CopyMermaid key={layout.machine} layout={layout} />
      </div>
      <div className={styles['panel']}>
        <div className={styles['parts']} data-runs={machine !== null}>
          <ChartView key={name} layout={layout} machine={machine} />
          <section
            className={styles['facts']}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it
            tabIndex={0}
            aria-label={`About ${name}`}
          >
            <p className={styles['standing']} role="status">
              {standingOf(choice)}
            </p>
            {machine?.failed && (
              <p className={styles['failure']} role="alert">
                {machine.failed.words}
              </p>
            )}
            {machine !== null && (
              <>
                <EventSender
                  key={name}
                  machine={machine}
                  typed={typed}
                  onType={(key, text) => setTyped(new Map(typed).set(key, text))}
                  onSend={(event) => machines.send(name, event)}
                />
                <ContextView context={machine.context} />
              </>
            )}
          </section>
        </div>
      </div>
    </div>
  );
}

function Options({
  label,
  choices,
}: {
  readonly label: string;
  readonly choices: readonly ChartChoice[];
}) {
  if (choices.length === 0) return null;
  return (
    <optgroup label={label}>
      {choices.map(({ name }) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}

/** The machine's state, in a sentence. */
function standingOf({ name, machine }: ChartChoice): string {
  return machine === null
    ? `${name} does not run now.`
    : `${name} is in ${machine.states.join(' and ')}.`;
}
