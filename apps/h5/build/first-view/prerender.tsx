/** Runs when the app is built: renders the first view of every screen by its own components. */
import {
  callingCode,
  LANGUAGES,
  type Language,
  MARKETS,
  type Market,
  PAGES,
  type PageLogin,
  pageOf,
  ROUTE_NAMES,
  ROUTES,
  type RouteName,
  withQuery,
} from '@cangkir/core';
import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { composeInMemory } from '../../src/compose-in-memory.ts';
import type { InLanguages, PersonKind } from '../../src/first-view/first-views.types.ts';
import { SkeletonScreen } from '../../src/frame/loading-screen.tsx';
import { LoginRequiredScreen } from '../../src/frame/login-required-screen.tsx';
import { NotFoundScreen } from '../../src/frame/not-found-screen.tsx';
import type { ScreenDefinition } from '../../src/frame/screen-definition.ts';
import { i18n, showLanguage, startI18n } from '../../src/i18n/i18n.ts';
import { createHashLocation } from '../../src/navigation/use-hash-location.ts';
import { type Product, ProductProvider } from '../../src/product-context.tsx';
import { NOT_FOUND, screenAt } from '../../src/screens.ts';
import { START_FAILED_MESSAGES, StartFailed } from '../../src/start/start-failed.tsx';
import { earlyRequests } from './early-requests.ts';
import { withoutDrawings } from './shape.ts';

type ScreenLine = ReturnType<typeof screenAt>;
type Place = Pick<PrerenderedView, 'route' | 'link' | 'login'>;
type Screen = Omit<ScreenDefinition, 'Screen'>;

/** Who sees a view. */
interface Viewer {
  readonly person: PersonKind;
  readonly isInApp: boolean;
}

/** What a screen shows first to a visitor, or to a member of a market. */
export interface PrerenderedView extends Viewer {
  /** Null stands for every address that leads nowhere. */
  readonly route: RouteName | null;
  /** The parameter of the links to it, where others on the same route lead to another page. */
  readonly link?: string;
  /** When the page there asks for a login; undefined if it has no machine. */
  readonly login?: PageLogin | undefined;
  readonly html: InLanguages;
}

/** A screen as the page shows it first. */
export interface PrerenderedScreen {
  /** The path of its module, from the root of the app. */
  readonly module: string;
  /** The folders whose messages it shows, besides those that every screen shows. */
  readonly messages: readonly string[];
  readonly title: InLanguages;
  /** The modules of what it loads at once besides its own code. */
  readonly parts: readonly string[];
  /** The names of its first requests. */
  readonly asks: readonly string[];
  readonly opensOffline: boolean;
  readonly views: readonly PrerenderedView[];
  /** What its page shows where an address names nothing; null if no first request can tell. */
  readonly notFound: InLanguages | null;
}

/** What the page shows when the app does not start. */
export interface PrerenderedFailure {
  readonly title: InLanguages;
  readonly html: InLanguages;
}

/** The modules of the screens: each exports the definition of its screen. */
const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../src/features/**/*.screen.tsx',
  { eager: true },
);

const IN_BROWSER: readonly Viewer[] = (['visitor', ...MARKETS] as const).map((person) => ({
  person,
  isInApp: false,
}));

/** The native app logs its visitors in. */
const IN_APP: readonly Viewer[] = MARKETS.map((person) => ({ person, isInApp: true }));

/** Renders every screen of the table in every language, at each of its routes. */
export async function prerenderScreens(): Promise<readonly PrerenderedScreen[]> {
  await startI18n('id');
  refuseMissingMessages();
  const shared = new Set(loadedNamespaces());
  const screens: PrerenderedScreen[] = [];

  for (const [
    { load, messages, parts = [], first = [], opensOffline = false },
    places,
  ] of await placesOfScreens()) {
    keepMessages(shared);
    const screen = await load();
    const title = emptyTexts();
    const views = places.flatMap((place) =>
      viewersOf(screen).map((viewer) => ({ ...place, ...viewer, html: emptyTexts() })),
    );
    const opened = views.map((view) => ({ ...view, product: openFor(view) }));
    const [page] = opened.filter(({ login }) => login !== undefined);
    const notFound = emptyTexts();
    for (const language of LANGUAGES) {
      await showLanguage(language);
      title[language] = i18n.t(screen.title);
      for (const view of opened) view.html[language] = await render(screen, view);
      if (page) notFound[language] = await renderNotFound(screen, page.product);
    }
    await showLanguage('id');
    screens.push({
      module: moduleOf(screen),
      messages,
      title,
      parts,
      asks: first.map(({ ask }) => ask),
      opensOffline,
      views,
      notFound: page && first.length > 0 ? notFound : null,
    });
  }
  return screens;
}

/** Renders what the page shows when the app does not start, with its drawing: no app comes. Its retry does nothing yet. */
export async function prerenderFailure(): Promise<PrerenderedFailure> {
  const title = emptyTexts();
  const html = emptyTexts();
  for (const language of LANGUAGES) {
    title[language] = START_FAILED_MESSAGES[language].failed;
    html[language] = await htmlOf(<StartFailed language={language} />);
  }
  return { title, html };
}

/** A key without a text would be on the screen as it is. */
function refuseMissingMessages(): void {
  Object.assign(i18n.options, {
    appendNamespaceToMissingKey: true,
    parseMissingKeyHandler(key: string) {
      throw new Error(
        `The first view shows ${key}, and ${i18n.language} has no text for it: write one into the messages.${i18n.language}.json of its folder.`,
      );
    },
  });
}

/** The native app has tabs of its own: no other screen looks different there. */
function viewersOf({ tab }: Screen): readonly Viewer[] {
  return tab === undefined ? IN_BROWSER : [...IN_BROWSER, ...IN_APP];
}

/** The product as somebody opens it. */
function openFor({ person, isInApp, ...place }: Omit<PrerenderedView, 'html'>): Product {
  const opened = composeInMemory({ route: addressOf(place) });
  if (person !== 'visitor') opened.app.session.global.set(memberOf(person));
  return { ...opened, isInApp };
}

/** The HTML of a screen in the language on the screen. */
function render(
  screen: Screen,
  { person, login, product }: Viewer & Place & { readonly product: Product },
): Promise<string> {
  const isLoginOffered = person === 'visitor' && login === 'offered';
  return renderIn(
    product,
    isLoginOffered ? (
      <LoginRequiredScreen {...screen} onLogIn={() => {}} />
    ) : (
      <SkeletonScreen {...screen} />
    ),
  );
}

function renderNotFound(screen: Screen, product: Product): Promise<string> {
  return renderIn(product, <NotFoundScreen {...screen} onRetry={() => {}} />);
}

async function renderIn(product: Product, element: ReactElement): Promise<string> {
  const html = await htmlOf(
    <ProductProvider product={product}>
      <Router {...createHashLocation(product.router)}>{element}</Router>
    </ProductProvider>,
  );
  return withoutDrawings(html);
}

async function htmlOf(element: ReactElement): Promise<string> {
  const { prelude } = await prerender(element);
  return await new Response(prelude).text();
}

/** Nobody: no view shows who it is. */
function memberOf(market: Market) {
  return {
    token: 'token',
    userInfo: { id: 'member', phone: `+${callingCode(market)}81200000000` },
  };
}

function emptyTexts(): Record<Language, string> {
  return { id: '', en: '', zh: '' };
}

/** A screen has its own messages and those that every screen has. */
function keepMessages(shared: ReadonlySet<string>): void {
  for (const name of loadedNamespaces()) {
    if (!shared.has(name)) i18n.removeResourceBundle('id', name);
  }
}

function loadedNamespaces(): string[] {
  return Object.keys(i18n.getDataByLanguage('id') ?? {});
}

/** The lines of the screens with their places. One stands for all addresses that lead nowhere. */
async function placesOfScreens(): Promise<Iterable<readonly [ScreenLine, readonly Place[]]>> {
  const found = new Map<ScreenLine['load'], [ScreenLine, Place[]]>([
    [NOT_FOUND.load, [NOT_FOUND, [{ route: null }]]],
  ]);
  const requests = earlyRequests();
  for (const route of ROUTE_NAMES) {
    const links = (requests[route] ?? []).flatMap(({ unless: link }) => link ?? []);
    for (const place of [{ route }, ...links.map((link) => ({ route, link }))]) {
      const address = addressOf(place);
      const line = screenAt(address);
      const [, places = []] = found.get(line.load) ?? [];
      found.set(line.load, [line, [...places, { ...place, login: await loginAt(address) }]]);
    }
  }
  return found.values();
}

async function loginAt(route: string): Promise<PageLogin | undefined> {
  const page = pageOf(route);
  return page === null ? undefined : ((await PAGES[page.name].load()).login ?? 'onRequest');
}

function addressOf({ route, link }: Place): string {
  if (route === null) return '';
  return link === undefined ? ROUTES[route] : withQuery(ROUTES[route], { [link]: 'code' });
}

function moduleOf(screen: Awaited<ReturnType<ScreenLine['load']>>): string {
  const found = Object.entries(MODULES).find(([, exports]) =>
    Object.values(exports).includes(screen),
  );
  if (found) return found[0].replace('../../', '');
  throw new Error(`No module *.screen.tsx exports the screen with the title ${screen.title}.`);
}
