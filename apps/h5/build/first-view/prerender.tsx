/** Runs when the app is built: renders the first view of every screen by its own components. */
import { LANGUAGES, type Language, ROUTE_NAMES, ROUTES, type RouteName } from '@cangkir/core';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { composeInMemory } from '../../src/compose-in-memory.ts';
import { SkeletonScreen } from '../../src/frame/loading-screen.tsx';
import { i18n, showLanguage, startI18n } from '../../src/i18n/i18n.ts';
import { createHashLocation } from '../../src/navigation/use-hash-location.ts';
import { ProductProvider } from '../../src/product-context.tsx';
import { NOT_FOUND, screenAt } from '../../src/screens.ts';

type LoadScreen = ReturnType<typeof screenAt>;

/** A screen as the page shows it first. */
export interface PrerenderedScreen {
  /** None is that of every other address. */
  readonly routes: readonly RouteName[];
  /** The path of its module, from the root of the app. */
  readonly module: string;
  /** The folders whose words it shows, besides those that every screen shows. */
  readonly namespaces: readonly string[];
  readonly title: Readonly<Record<Language, string>>;
  readonly html: Readonly<Record<Language, string>>;
}

/** The modules of the screens: each exports the definition of its screen. */
const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../src/features/**/*.screen.tsx',
  { eager: true },
);

/** Renders every screen of the table in every language. */
export async function prerenderScreens(): Promise<readonly PrerenderedScreen[]> {
  await startI18n('id');
  const shared = new Set(loadedNamespaces());
  // The tabs come with the app, which knows whether the native app has its own.
  const product = { ...composeInMemory({ route: ROUTES.home }), isInApp: true };
  const screens: PrerenderedScreen[] = [];

  for (const [load, routes] of routesOfScreens()) {
    for (const name of loadedNamespaces()) {
      if (!shared.has(name)) i18n.removeResourceBundle('id', name);
    }
    const screen = await load();
    const namespaces = loadedNamespaces().filter((name) => !shared.has(name));
    const title = { id: '', en: '', zh: '' };
    const html = { id: '', en: '', zh: '' };
    for (const language of LANGUAGES) {
      await showLanguage(language);
      title[language] = i18n.t(screen.title);
      const { prelude } = await prerender(
        <ProductProvider product={product}>
          <Router {...createHashLocation(product.router)}>
            <SkeletonScreen {...screen} />
          </Router>
        </ProductProvider>,
      );
      html[language] = await new Response(prelude).text();
    }
    await showLanguage('id');
    screens.push({ routes, module: moduleOf(screen), namespaces, title, html });
  }
  return screens;
}

function loadedNamespaces(): string[] {
  return Object.keys(i18n.getDataByLanguage('id') ?? {});
}

/** The routes of each screen. Those of a page that is not built, and unknown ones, have a screen, too. */
function routesOfScreens(): ReadonlyMap<LoadScreen, readonly RouteName[]> {
  const routes = new Map<LoadScreen, RouteName[]>([[NOT_FOUND, []]]);
  for (const name of ROUTE_NAMES) {
    const load = screenAt(ROUTES[name]);
    routes.set(load, [...(routes.get(load) ?? []), name]);
  }
  return routes;
}

function moduleOf(screen: Awaited<ReturnType<LoadScreen>>): string {
  const found = Object.entries(MODULES).find(([, exports]) =>
    Object.values(exports).includes(screen),
  );
  if (found) return found[0].replace('../../', '');
  throw new Error(`No module *.screen.tsx exports the screen with the title ${screen.title}.`);
}
