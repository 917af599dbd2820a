import { Fragment, type ReactNode } from 'react';
import { usePhone } from '../simulator-context.tsx';
import { AppPanel } from './app-panel.tsx';
import { BackendPanel } from './backend-panel.tsx';
import { ClockPanel } from './clock-panel.tsx';
import { DevicePanel } from './device-panel.tsx';
import { NextCalls } from './next-calls.tsx';
import { PersonPanel } from './person-panel.tsx';
import { RealPhonePanel } from './real-phone-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { StoragePanel } from './storage-panel.tsx';

/** All switches, in the order of {@link CARD_NAMES}: those of a phone belong to the one that is selected. */
export function Switches() {
  return (
    <>
      <OfPhone>
        <DevicePanel />
        <PersonPanel />
      </OfPhone>
      <BackendPanel />
      <OfPhone>
        <AppPanel />
        <NextCalls />
      </OfPhone>
      <ClockPanel />
      <OfPhone>
        <StoragePanel />
      </OfPhone>
      <SettingsPanel />
      <RealPhonePanel />
    </>
  );
}

/** What was typed for one phone is not meant for the other; what belongs to both stays. */
function OfPhone({ children }: { readonly children: ReactNode }) {
  return <Fragment key={usePhone().name}>{children}</Fragment>;
}
