import { useSelector } from '@xstate/store-react';
import { createContext, type ReactNode, use } from 'react';
import type { SimulatorParts } from '../compose/simulator.types.ts';
import type { Phone } from '../phone/create-phone.ts';
import type { PhoneState } from '../phone/phone-store.ts';
import type { DeskSettings, PhoneName, PhoneSettings } from '../settings/settings.ts';

const SimulatorContext = createContext<SimulatorParts | null>(null);
const PhoneContext = createContext<Phone | null>(null);

/** Gives the running simulator to the page. */
export function SimulatorProvider(props: {
  readonly simulator: SimulatorParts;
  readonly children: ReactNode;
}) {
  return <SimulatorContext value={props.simulator}>{props.children}</SimulatorContext>;
}

/** Says which phone a part of the page is about. */
export function PhoneProvider(props: { readonly name: PhoneName; readonly children: ReactNode }) {
  const { phones } = useSimulator();
  return <PhoneContext value={phones[props.name]}>{props.children}</PhoneContext>;
}

/** The running simulator. */
export function useSimulator(): SimulatorParts {
  const simulator = use(SimulatorContext);
  if (simulator === null) throw new Error('useSimulator needs a SimulatorProvider above it.');
  return simulator;
}

/** What is set of the desk, as it is now. */
export function useDeskSettings(): DeskSettings {
  return useSelector(useSimulator().stores.settings, ({ context }) => context.desk);
}

/** The phone that this part of the page is about. */
export function usePhone(): Phone {
  const phone = use(PhoneContext);
  if (phone === null) throw new Error('usePhone needs a PhoneProvider above it.');
  return phone;
}

/** What is set of the phone, as it is now. */
export function usePhoneSettings(): PhoneSettings {
  const { name } = usePhone();
  return useSelector(useSimulator().stores.settings, ({ context }) => context[name]);
}

/** What the phone shows around the page, as it is now. */
export function usePhoneScreen(): PhoneState {
  return useSelector(usePhone().screen, ({ context }) => context);
}
