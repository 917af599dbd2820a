import { useSelector } from '@xstate/store-react';
import { createContext, type ReactNode, use } from 'react';
import type { PhoneState } from '../phone/phone-store.ts';
import type { Settings } from '../settings/settings.ts';
import type { SimulatorParts } from '../simulator/simulator.types.ts';

const SimulatorContext = createContext<SimulatorParts | null>(null);

/** Gives the running simulator to the page. */
export function SimulatorProvider(props: {
  readonly simulator: SimulatorParts;
  readonly children: ReactNode;
}) {
  return <SimulatorContext value={props.simulator}>{props.children}</SimulatorContext>;
}

/** The running simulator. */
export function useSimulator(): SimulatorParts {
  const simulator = use(SimulatorContext);
  if (simulator === null) throw new Error('useSimulator needs a SimulatorProvider above it.');
  return simulator;
}

/** The settings, as they are now. */
export function useSettings(): Settings {
  return useSelector(useSimulator().stores.settings, ({ context }) => context);
}

/** What the phone shows around the page, as it is now. */
export function usePhone(): PhoneState {
  return useSelector(useSimulator().stores.phone, ({ context }) => context);
}
