import { JAKARTA } from '@cangkir/tooling/usual-phone';
import type { PhoneSettings } from './settings.ts';

/** Locations to choose by name: city centres of the three markets. Degrees. */
export const NAMED_LOCATIONS = {
  jakarta: { label: 'Jakarta', ...JAKARTA },
  surabaya: { label: 'Surabaya', latitude: -7.2575, longitude: 112.7521 },
  medan: { label: 'Medan', latitude: 3.5952, longitude: 98.6722 },
  jayapura: { label: 'Jayapura', latitude: -2.5916, longitude: 140.669 },
  manila: { label: 'Manila', latitude: 14.5995, longitude: 120.9842 },
  cebu: { label: 'Cebu', latitude: 10.3157, longitude: 123.8854 },
  singapore: { label: 'Singapore', latitude: 1.2903, longitude: 103.8519 },
  nowhere: { label: 'In the ocean', latitude: 0, longitude: 0 },
} as const;

export type LocationName = keyof typeof NAMED_LOCATIONS;

/** The name of a location; null if it has none. */
export function locationNameOf(
  location: NonNullable<PhoneSettings['location']>,
): LocationName | null {
  const names = Object.keys(NAMED_LOCATIONS).filter(isLocationName);
  return (
    names.find((name) => {
      const { latitude, longitude } = NAMED_LOCATIONS[name];
      return latitude === location.latitude && longitude === location.longitude;
    }) ?? null
  );
}

/** Whether an untrusted text names a location. */
export function isLocationName(text: string): text is LocationName {
  return Object.hasOwn(NAMED_LOCATIONS, text);
}
