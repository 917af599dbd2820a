import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_MARKET, ROUTE_NAMES, type RouteName } from '@cangkir/core';
import type {
  FirstView,
  FirstViews,
  InLanguages,
  PersonKind,
} from '../../src/first-view/first-views.types.ts';
import {
  assetOf,
  type BuiltFailure,
  type BuiltScreen,
  type Bundle,
  filesOfScreen,
  inEach,
  messagesOfScreen,
  rendererOf,
} from './screen-files.ts';
import { sharedShape } from './shared-shape.ts';

type MutableViews = { [Name in RouteName]?: { [Kind in PersonKind]?: number } };

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * A file of the sources, as the development server that renders the screens names it: by its path from the root of the
 * app or, outside of that, by its whole path.
 */
const SOURCE_FILE = / src="(?:\/@fs)?(\/[^"?]+)[^"]*"/g;

/**
 * What the page shows and loads first, from the rendered screens and the files of the build.
 *
 * @param failure What it shows when the app does not start.
 */
export function firstViewsOf(
  screens: readonly BuiltScreen[],
  failure: BuiltFailure,
  bundle: Bundle,
): FirstViews {
  const shapes = createList<string>();
  const texts = createList<InLanguages>();
  const files = createList<string>();
  const messages = createList<InLanguages>();
  const views = createList<FirstView>();
  const routes: MutableViews = {};
  const routesInApp: MutableViews = {};
  const links: Record<string, MutableViews> = {};

  /** Adds a title and some HTML. */
  function add(title: InLanguages, html: InLanguages, what: string) {
    const shape = sharedShape(html, what);
    return {
      shape: shapes.indexOf(withBuiltFiles(shape.html, bundle)),
      texts: [title, ...shape.inLanguages].map(texts.indexOf),
    };
  }

  /** What all views of a screen have. */
  function sharedParts(screen: BuiltScreen) {
    return {
      files: filesOfScreen(screen, bundle).map(files.indexOf),
      messages: messagesOfScreen(screen, bundle).map(messages.indexOf),
      ...(screen.notFound !== null && {
        notFound: add(screen.title, screen.notFound, `what ${screen.module} does not find`),
      }),
    };
  }

  for (const screen of screens) {
    const shared = sharedParts(screen);
    for (const { route, link, login, person, isInApp, html } of screen.views) {
      const view = views.indexOf({
        ...add(screen.title, html, screen.module),
        ...shared,
        ...(login === 'first' && person === 'visitor' && { isLoginFirst: true }),
      });
      if (route === null) continue;
      const ofPlace = isInApp ? routesInApp : viewsOfLink(link);
      if ((ofPlace[route]?.[DEFAULT_MARKET] ?? ofPlace[route]?.visitor) === view) continue;
      ofPlace[route] = { ...ofPlace[route], [person]: view };
    }
  }
  const failed = {
    ...add(failure.title, failure.html, 'the failed start'),
    script: failure.script,
  };
  return {
    shapes: shapes.items,
    texts: inEach((language) => texts.items.map((text) => text[language])),
    files: files.items,
    renderer: rendererOf(bundle).fileName,
    messages: messages.items,
    views: views.items,
    failed,
    routes,
    routesInApp,
    links: otherThan(routes, links),
  };

  function viewsOfLink(link: string | undefined): MutableViews {
    if (link === undefined) return routes;
    links[link] ??= {};
    return links[link];
  }
}

/** Without the links that show what their route does anyway. */
function otherThan(routes: MutableViews, links: Readonly<Record<string, MutableViews>>) {
  const others = Object.entries(links).map(([link, views]) => {
    const differ = ROUTE_NAMES.filter((name) => !isDeepStrictEqual(views[name], routes[name]));
    const kept: MutableViews = Object.fromEntries(
      differ.flatMap((name) => (views[name] === undefined ? [] : [[name, views[name]]])),
    );
    return [link, kept] as const;
  });
  return Object.fromEntries(others.filter(([, views]) => Object.keys(views).length > 0));
}

/** Some HTML with the files of the build in place of those of the sources. */
function withBuiltFiles(html: string, bundle: Bundle): string {
  return html.replaceAll(SOURCE_FILE, (_, file: string) => {
    const source = file.startsWith('/src/') ? file.slice(1) : path.relative(ROOT, file);
    return ` src="${assetOf(source, bundle)}"`;
  });
}

/** A list without duplicates. */
function createList<Item>() {
  const items: Item[] = [];
  const keys: string[] = [];

  return {
    items,
    /** The index of an item, which is added if it is new. */
    indexOf(item: Item): number {
      const key = JSON.stringify(item);
      if (!keys.includes(key)) {
        keys.push(key);
        items.push(item);
      }
      return keys.indexOf(key);
    },
  };
}
