import type { Locator } from '@cangkir/core';

/** How long the phone may take to find itself, once the user allowed it: milliseconds. */
const LOCATING_MS = 10_000;

/** A place that is this old will do: milliseconds. */
const RECENT_MS = 60_000;

/** The browser's geolocation. It exists on secure pages alone. */
export const browserLocator: Locator = {
  locate: () =>
    new Promise((resolve) => {
      const { geolocation }: { readonly geolocation?: Geolocation } = navigator;
      if (geolocation === undefined) {
        resolve(null);
        return;
      }
      geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
        () => resolve(null),
        { timeout: LOCATING_MS, maximumAge: RECENT_MS },
      );
    }),
};
