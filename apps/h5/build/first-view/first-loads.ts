import type { RouteName } from '@cangkir/core';
import type { FirstLoad } from '@cangkir/tooling/built-app';
import {
  type BuiltScreen,
  type Bundle,
  filesOfEntry,
  filesOfScreen,
  inEach,
  messagesOfScreen,
  rendererOf,
} from './screen-files.ts';

/** What each screen loads first, for the service worker, the guard of sizes and the benchmark. */
export function firstLoadsOf(
  screens: readonly BuiltScreen[],
  bundle: Bundle,
): readonly FirstLoad[] {
  return screens.map((screen) => {
    const files = [
      ...filesOfEntry(bundle),
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
