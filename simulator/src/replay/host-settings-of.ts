import { JAKARTA } from '@cangkir/tooling/usual-phone';
import type { HostSettings } from '../host/host.types.ts';
import type { Device } from '../scenario/scenario.ts';

/** The settings of the native app in a scenario. */
export function hostSettingsOf(device: Device): HostSettings {
  const { platform, browser, appVersion, bridge, safeTop, location, id, network } = device;
  return {
    platform,
    browser,
    appVersion,
    hasBridge: bridge,
    isNamed: true,
    treatsAsNative: false,
    safeTop,
    location: location === undefined ? JAKARTA : location,
    deviceId: id,
    network,
  };
}
