import {
  DEFAULT_MARKET,
  hasLinkCode,
  loginRoute,
  matchRoute,
  type Query,
  queryOf,
  type RouteName,
} from '@cangkir/core';
import { hasTraceOfApp } from '../adapters/native-host.ts';
import type { EarlyAnswer } from './early-answer.ts';
import { type FailedStart, offerReload } from './failed-start.ts';
import {
  loadScript,
  loadTexts,
  onFirstFile,
  preloadFiles,
  showFirstView,
  showView,
} from './first-view-element.ts';
import type { FirstView, FirstViews, TitleOfScreen } from './first-views.types.ts';
import { kindOf, type Person, readPerson } from './person.ts';

/** A route, and what was asked for it. */
export interface OpenedRoute {
  readonly route: string;
  readonly person: Person;
  readonly early: Promise<readonly EarlyAnswer[]>;
}

/** The page until the app takes its place. */
export interface FirstViewOfRoutes {
  /** Shows the first view of a route, and preloads its files. */
  show(opened: OpenedRoute): void;
  /** Whether what it shows is the login that the page of the route leads to. */
  isLogin(): boolean;
  /** Shows that nothing will take its place, and reports why. Null: the app reports it by itself. */
  fail(failedStart: FailedStart | null): void;
  readonly titleOf: TitleOfScreen;
}

export function createFirstView(firstViews: FirstViews, container: Element): FirstViewOfRoutes {
  let isLoginShown = false;

  function viewFor(route: string, person: Person): FirstView | undefined {
    const name = matchRoute(route);
    const views = name === null ? undefined : viewsAt(name, queryOf(route));
    return firstViews.views[
      views?.[kindOf(person)] ?? views?.[DEFAULT_MARKET] ?? views?.visitor ?? 0
    ];
  }

  function viewsAt(name: RouteName, query: Query): FirstViews['routes'][RouteName] {
    const link = Object.keys(firstViews.links).find((code) => hasLinkCode(query, code)) ?? '';
    const inApp = hasTraceOfApp() ? firstViews.routesInApp[name] : undefined;
    return firstViews.links[link]?.[name] ?? inApp ?? firstViews.routes[name];
  }

  return {
    show({ route, person, early }) {
      const own = viewFor(route, person);
      isLoginShown = own?.isLoginFirst === true;
      const view = isLoginShown ? viewFor(loginRoute(person), person) : own;
      if (own === undefined || view === undefined) return;
      const { language } = person;
      const element = showFirstView(firstViews, view, language, container);
      window.firstView = { element, language };
      showForm(element, person);
      void early.then((answers) => {
        // After the requests: a browser opens few connections at once.
        if (answers.length > 0) loadTexts(firstViews, view, element);
        afterNextFrame(() => {
          // The page that asks for a login leads to it.
          preloadFiles(firstViews, [view, own], language);
          // A page's first formatter takes a slow phone 60 ms. It is idle once the last file is asked for.
          onFirstFile(() => setTimeout(Intl.DateTimeFormat));
        });
      });
    },

    isLogin: () => isLoginShown,

    fail(failedStart) {
      const { failed } = firstViews;
      const { language } = readPerson(window, '');
      offerReload(window, showView(firstViews, failed, language, container));
      if (failedStart === null) return;
      window.failedStart = failedStart;
      loadScript(firstViews, failed);
    },

    titleOf(route, language) {
      const index = route === null ? 0 : firstViews.routes[route]?.visitor;
      const title = firstViews.views[index ?? 0]?.texts[0];
      return firstViews.texts[language][title ?? -1];
    },
  };
}

/** A form that was begun: with its text, or as plain shapes where the app will show another field. */
function showForm(element: Element, { typed }: Person): void {
  const button = element.querySelector<HTMLButtonElement>('[type="submit"]');
  const field = button?.form?.querySelector('input');
  if (!field || !button) return;
  const text = typed[field.name];
  if (typeof text === 'string') {
    field.value = text;
    return;
  }
  for (const control of [button.form?.firstElementChild, button]) {
    const style =
      'height:var(--field-height);border-radius:var(--radius-sm);background:var(--color-skeleton)';
    control?.replaceWith(Object.assign(document.createElement('span'), { style }));
  }
}

/** So that the first view is seen before. */
function afterNextFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
