import type { ChartLayout } from '../../chart/chart.types.ts';
import type { RunningMachine } from '../../chart/running-machines.types.ts';

/** A chart that can be looked at. */
export interface ChartChoice {
  /** The name that the machine runs under; the machine's own id where it does not run. */
  readonly name: string;
  readonly machine: RunningMachine | null;
  readonly layout: ChartLayout;
}

/** Every chart: first those of the machines that run, then those of the machines that do not. */
export function chartChoices(
  charts: ReadonlyMap<string, ChartLayout>,
  running: readonly RunningMachine[],
): readonly ChartChoice[] {
  const awake = running.flatMap((machine) => {
    const layout = charts.get(machine.machineId);
    return layout === undefined ? [] : [{ name: machine.systemId, machine, layout }];
  });
  const asleep = [...charts.values()].filter((layout) =>
    awake.every((choice) => choice.layout !== layout),
  );
  return [...awake, ...asleep.map((layout) => ({ name: layout.machine, machine: null, layout }))];
}

/** The chosen one while there is such; else the machine that started last, which is the page's. */
export function chosenChart(
  choices: readonly ChartChoice[],
  chosen: string | null,
): ChartChoice | undefined {
  return (
    choices.find(({ name }) => name === chosen) ??
    choices.findLast(({ machine }) => machine !== null) ??
    choices[0]
  );
}
