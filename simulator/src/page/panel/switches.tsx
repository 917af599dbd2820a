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
      <DevicePanel />
      <PersonPanel />
      <BackendPanel />
      <AppPanel />
      <NextCalls />
      <ClockPanel />
      <StoragePanel />
      <SettingsPanel />
      <RealPhonePanel />
    </>
  );
}
