import type { PhoneStart } from '../../scenario/scenario.ts';
import { screenOf } from '../../settings/screen-sizes.ts';
import type { PhoneSettings } from '../../settings/settings.ts';
import { hostSettingsOf } from '../host-settings-of.ts';

/**
 * What a scenario says of its phone, as the desk sets it.
 *
 * @param looks Whose looks it keeps, where the scenario does not say.
 */
export function phoneSettingsOf(
  { device, user, route }: PhoneStart,
  looks: Pick<PhoneSettings, 'theme' | 'reducesMotion'>,
): PhoneSettings {
  const [width, height] = device.viewport;
  return {
    ...hostSettingsOf(device),
    user,
    route,
    screen: screenOf(width, height),
    width,
    height,
    safeBottom: 0,
    isTurned: false,
    theme: looks.theme,
    reducesMotion: looks.reducesMotion,
    language: device.language,
    storage: 'usual',
    readsSms: device.readsSms,
    clockOffset: device.clockOffset,
  };
}
