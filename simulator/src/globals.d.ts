import type { Simulator, SimulatorParts } from './compose/simulator.types.ts';

declare global {
  interface Window {
    /** The simulator, for tests and for QA's own scripts. */
    simulator?: Simulator;
    /** What the script in the app's HTML calls. */
    __SIM__?: Pick<SimulatorParts, 'install'>;
  }
}
