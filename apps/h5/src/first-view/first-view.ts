import {
  DEFAULT_MARKET,
  hasLinkCode,
  type Language,
  loginRoute,
  matchRoute,
  type Query,
  queryOf,
  type RouteName,
  TAB_KEYS,
} from '@cangkir/core';
import { hasTraceOfApp } from '../adapters/native-host.ts';
import type { EarlyAnswer } from './early-answer.ts';
import { type FailedStart, offerReload } from './failed-start.ts';
import {
  loadScript,
  onFirstFile,
  preloadFiles,
  showFirstView,
  showView,
} from './first-view-element.ts';
import type {
  FirstView,
  FirstViews,
  PlainView,
  ShownView,
  TitleOfScreen,
} from './first-views.types.ts';
import { kindOf, type Person, readPerson } from './person.ts';
import { readTextWriter } from './text-writer.ts';

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
  /** Whether what it shows is still on the screen: the app has not taken its place. */
  isShown(): boolean;
  /** Whether what it shows is the login that the page of the route leads to. */
  isLogin(): boolean;
  /** Shows that nothing will take its place, and reports why. Null: the app reports it by itself. */
  fail(failedStart: FailedStart | null): void;
  readonly titleOf: TitleOfScreen;
}

export function createFirstView(firstViews: FirstViews, container: Element): FirstViewOfRoutes {
  let isLoginShown = false;
  let shown: Element | null = null;
  let typed = takeTyped();

  function put(view: PlainView, language: Language): Element {
    const element = showFirstView(firstViews, view, language, container);
    shown = element;
    return element;
  }

  async function writeAnswers(view: ShownView, early: OpenedRoute['early']): Promise<void> {
    // Where the phone keeps the app, nothing is waited for but the answers: the app shows them as soon.
    if (navigator.serviceWorker?.controller) return;
    // A copy: the app takes answers out of the list.
    const certain = (await early).filter(({ mayBeOfAnother }) => !mayBeOfAnother);
    const hasPlace = view.element.querySelector('[data-slot]') !== null;
    if (certain.length === 0 || !(hasPlace || view.showNotFound)) return;
    afterNextFrame(async () => (await readTextWriter())?.(view, certain));
  }

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

  /** For the view that a reload shows. */
  function keepTyped(): void {
    const field = shown?.isConnected === true ? formOf(shown).field : null;
    if (!field) return;
    try {
      sessionStorage.setItem(TAB_KEYS.typed, `${field.name}=${field.value}`);
    } catch {
      // Without storage it is lost.
    }
  }

  addEventListener('pagehide', keepTyped);
  return {
    show({ route, person, early }) {
      const own = viewFor(route, person);
      isLoginShown = own?.isLoginFirst === true;
      const view = isLoginShown ? viewFor(loginRoute(person), person) : own;
      if (own === undefined || view === undefined) return;
      const { language } = person;
      const { notFound } = view;
      const element = put(view, language);
      function showNotFound(): void {
        if (notFound !== undefined && element.isConnected) put(notFound, language);
      }
      showForm(element, person, typed);
      typed = null;
      void writeAnswers({ element, language, ...(notFound && { showNotFound }) }, early);
      // After the requests: a browser opens few connections at once.
      void early.then(() => {
        afterNextFrame(() => {
          // The page that asks for a login leads to it.
          preloadFiles(firstViews, [view, own], language);
          // A page's first formatter takes a slow phone 60 ms. It is idle once the last file is asked for.
          onFirstFile(() => setTimeout(Intl.DateTimeFormat));
        });
      });
    },

    isShown: () => shown?.isConnected === true,

    isLogin: () => isLoginShown,

    fail(failedStart) {
      const { failed } = firstViews;
      const { language } = readPerson(window, '');
      keepTyped();
      offerReload(window, showView(firstViews, failed, language, container));
      if (failedStart === null) return;
      window.failedStart = failedStart;
      loadScript(failed.script);
    },

    titleOf(route, language) {
      const index = route === null ? 0 : firstViews.routes[route]?.visitor;
      const title = firstViews.views[index ?? 0]?.texts[0];
      return firstViews.texts[language][title ?? -1];
    },
  };
}

/** What was typed before a reload, after the name of its field. */
function takeTyped(): string | null {
  try {
    const typed = sessionStorage.getItem(TAB_KEYS.typed);
    sessionStorage.removeItem(TAB_KEYS.typed);
    return typed;
  } catch {
    return null;
  }
}

function formOf(element: Element) {
  const button = element.querySelector<HTMLButtonElement>('[type="submit"]');
  return { button, field: button?.form?.querySelector('input') };
}

/**
 * A form that was begun: with its text, or as plain shapes where the app will show another field.
 *
 * @param latest What was typed since the app kept it, of {@link takeTyped}.
 */
function showForm(element: Element, { typed }: Person, latest: string | null): void {
  const { button, field } = formOf(element);
  if (!field || !button) return;
  const text = typed[field.name];
  if (typeof text === 'string') {
    field.value = text;
    const start = `${field.name}=`;
    if (!latest?.startsWith(start)) return;
    field.value = latest.slice(start.length);
    // As if it were typed once more: the app takes it over.
    field.dispatchEvent(new Event('input', { bubbles: true }));
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
