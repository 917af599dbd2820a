import { JAKARTA, type PhoneSettings } from './settings.ts';

/** Places to put a phone without a map: city centres of the three markets. Degrees. */
export const PLACES = {
  jakarta: { label: 'Jakarta', ...JAKARTA },
  surabaya: { label: 'Surabaya', latitude: -7.2575, longitude: 112.7521 },
  medan: { label: 'Medan', latitude: 3.5952, longitude: 98.6722 },
  jayapura: { label: 'Jayapura', latitude: -2.5916, longitude: 140.669 },
  manila: { label: 'Manila', latitude: 14.5995, longitude: 120.9842 },
  cebu: { label: 'Cebu', latitude: 10.3157, longitude: 123.8854 },
  singapore: { label: 'Singapore', latitude: 1.2903, longitude: 103.8519 },
  nowhere: { label: 'In the ocean', latitude: 0, longitude: 0 },
} as const;

export type PlaceName = keyof typeof PLACES;

/** The name of a phone's place; null if it has none. */
export function placeNameOf(location: NonNullable<PhoneSettings['location']>): PlaceName | null {
  const names = Object.keys(PLACES).filter(isPlaceName);
  return (
    names.find((name) => {
      const { latitude, longitude } = PLACES[name];
      return latitude === location.latitude && longitude === location.longitude;
    }) ?? null
  );
}

/** Whether an untrusted text names a place. */
export function isPlaceName(text: string): text is PlaceName {
  return Object.hasOwn(PLACES, text);
}
