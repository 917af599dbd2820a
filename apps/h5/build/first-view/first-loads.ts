import type { Language, RouteName } from '@cangkir/core';
import {
  type BuiltScreen,
  type Bundle,
  filesOfEntry,
  filesOfScreen,
  inEach,
  messagesOfScreen,
  rendererOf,
} from './screen-files.ts';

/** The file of the build that lists what each screen loads. */
export const FIRST_LOADS_FILE = '.vite/first-loads.json';

/** What a browser loads after the HTML before it shows a screen, for the guard of sizes and the benchmark. */
export interface FirstLoad {
  /** The screen's module. */
  readonly screen: string;
  /** Its routes, if it opens without a network. */
  readonly offlineRoutes: readonly RouteName[];
  readonly files: { readonly [Of in Language]: readonly string[] };
}

export function firstLoadsOf(
  screens: readonly BuiltScreen[],
  bundle: Bundle,
): readonly FirstLoad[] {
  return screens.map((screen) => {
    const files = [
      ...filesOfEntry(bundle),
      ...(screen.slotScript === null ? [] : [screen.slotScript]),
      ...filesOfScreen(screen, bundle),
      rendererOf(bundle).fileName,
    ];
    const messages = messagesOfScreen(screen, bundle);
    return {
      screen: screen.module,
      offlineRoutes: screen.opensOffline ? routesOf(screen) : [],
      files: inEach((language) => [...files, ...messages.map((file) => file[language])]),
    };
  });
}

function routesOf({ views }: BuiltScreen): readonly RouteName[] {
  return [...new Set(views.map(({ route }) => route))].filter((route) => route !== null);
}
