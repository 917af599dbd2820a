import { SelectField } from '@cangkir/react';
import { useState, useSyncExternalStore } from 'react';
import type { MachineEvent, RunningMachines } from '../../chart/running-machines.types.ts';
import { STORED_CHARTS } from '../../chart/stored-charts.ts';
import { type ChartChoice, chartChoices, chosenChart } from './chart-choices.ts';
import { ChartDialog } from './chart-dialog.tsx';
import styles from './chart-panel.module.css';
import { ChartView } from './chart-view.tsx';
import { ContextView } from './context-view.tsx';
import { CopyMermaid } from './copy-mermaid.tsx';
import { EventSender } from './event-sender.tsx';

interface ChartPanelProps {
  readonly machines: RunningMachines;
}

/** The state charts of the app’s machines, in their panel or over the whole window. */
export function ChartPanel({ machines }: ChartPanelProps) {
  const running = useSyncExternalStore(machines.subscribe, machines.get);
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const [isOverWindow, setOverWindow] = useState(false);
  const choices = chartChoices(STORED_CHARTS, running);
  const choice = chosenChart(choices, chosen);
  if (choice === undefined) return null;

  const parts = {
    choice,
    choices,
    typed,
    onChoose: setChosen,
    onType: (key: string, text: string) => setTyped(new Map(typed).set(key, text)),
    onSend: (event: MachineEvent) => machines.send(choice.name, event),
  };
  return (
    <>
      <ChartParts {...parts} onOpen={() => setOverWindow(true)} />
      {isOverWindow && (
        <ChartDialog label={`Chart of ${choice.name}`} onClose={() => setOverWindow(false)}>
          <ChartParts {...parts} onOpen={null} />
        </ChartDialog>
      )}
    </>
  );
}

interface ChartPartsProps {
  readonly choice: ChartChoice;
  readonly choices: readonly ChartChoice[];
  /** The payloads that were typed, by machine and event. */
  readonly typed: ReadonlyMap<string, string>;
  readonly onChoose: (name: string) => void;
  readonly onType: (key: string, text: string) => void;
  readonly onSend: (event: MachineEvent) => void;
  /** Opens the chart over the whole window. Null if it is there already. */
  readonly onOpen: (() => void) | null;
}

/** One chart: where its machine is, what can be sent to it now, and its context. */
function ChartParts(props: ChartPartsProps) {
  const { choice, choices, typed, onChoose, onType, onSend, onOpen } = props;
  const { name, machine, layout } = choice;
  return (
    <div className={styles.chart}>
      <div className={styles.head} data-over-window={onOpen === null}>
        <SelectField label="Machine" value={name} onChange={({ target }) => onChoose(target.value)}>
          <Options label="Running" choices={choices.filter((one) => one.machine !== null)} />
          <Options label="Not running" choices={choices.filter((one) => one.machine === null)} />
        </SelectField>
        <CopyMermaid key={layout.machine} layout={layout} />
      </div>
      <div className={styles.panel}>
        <div className={styles.parts} data-runs={machine !== null}>
          <ChartView layout={layout} machine={machine} onOpen={onOpen} />
          <section
            className={styles.facts}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it
            tabIndex={0}
            aria-label={`About ${name}`}
          >
            <p className={styles.status} role="status">
              {statusOf(choice)}
            </p>
            {machine?.failed && (
              <p className={styles.failure} role="alert">
                {machine.failed.message}
              </p>
            )}
            {machine !== null && (
              <>
                <EventSender
                  key={name}
                  machine={machine}
                  typed={typed}
                  onType={onType}
                  onSend={onSend}
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
function statusOf({ name, machine }: ChartChoice): string {
  return machine === null
    ? `${name} does not run now.`
    : `${name} is in ${machine.states.join(' and ')}.`;
}
