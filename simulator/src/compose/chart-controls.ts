import type { RunningMachines } from '../chart/running-machines.types.ts';
import { maskValue } from '../shared/mask-text.ts';
import type { ChartControls } from './simulator.types.ts';

/** The machines for scripts. */
export function createChartControls(machines: RunningMachines): ChartControls {
  return {
    runningMachines: () =>
      machines.get().map((machine) => ({ ...machine, context: maskedContext(machine.context) })),
    sendEvent(name, event) {
      const isRunning = machines.get().some(({ systemId }) => systemId === name);
      machines.send(name, event);
      return isRunning;
    },
  };
}

/** An actor in a context has a short JSON, and is too large to be copied. */
function maskedContext(context: unknown): unknown {
  return maskValue(JSON.parse(JSON.stringify(context ?? null)));
}
