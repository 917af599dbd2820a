/** The script in the page's HTML: it shows the first view, and starts all that the route needs side by side. */
import {
  DEFAULT_MARKET,
  hasLinkCode,
  isLoginRoute,
  type Language,
  loginRoute,
  matchRoute,
  type Query,
  queryOf,
  type RouteName,
  routeOfAddress,
} from '@cangkir/core';
import { writtenApiOrigin } from '../adapters/environment.ts';
import { hasTraceOfApp } from '../adapters/native-host.ts';
import { currentEntry, FIRST_ENTRY } from '../navigation/history-entry.ts';
import { rememberTaps } from '../navigation/taps.ts';
import { askEarly } from './ask-early.ts';
import type { EarlyAnswer } from './early-answer.ts';
import { type FailedStart, followFailedStart, offerReload } from './failed-start.ts';
import {
  loadScript,
  loadTexts,
  onFirstFile,
  preloadFiles,
  showFirstView,
  showView,
} from './first-view-element.ts';
import type { FirstPage, FirstView, FirstViews } from './first-views.types.ts';
import { askAgainForLostFiles } from './lost-files.ts';
import { kindOf, type Person, readPerson } from './person.ts';

askAgainForLostFiles(window);
const { requests, views: firstViews } = readFirstPage();
const apiOrigin = writtenApiOrigin();
const container = document.getElementById('root');
const taps = rememberTaps(window);
let { depth } = currentEntry(history, FIRST_ENTRY);
let isLoginShown = false;
window.scrolledTo = new Map();
window.taps = taps;
window.askEarly = (route) => {
  void sendFirst(route, readPerson(window, currentRoute()));
};
window.titleOf = titleOf;
show();
window.failStart = failStart;
followFailedStart(window, document, failStart);
// A link of the first view leads to another one. A route that a machine replaces stays the page of its first view, and
// so does the login that a page leads to.
addEventListener('hashchange', () => {
  const left = depth;
  // A route that the app did not visit would pass for a finished flow.
  ({ depth } = currentEntry(history, { depth: depth + 1, before: null }));
  if (window.firstView?.element.isConnected !== true) return;
  if (isLoginShown && isLoginRoute(currentRoute())) return;
  taps.forget();
  if (depth > left && window.scrolledTo !== undefined) {
    window.scrolledTo.set(left, scrollY);
    scrollTo(0, 0);
  }
  show();
});

/** Shows the first view of the current route, and starts all that it needs. */
function show(): void {
  const route = currentRoute();
  const person = readPerson(window, route);
  const early = sendFirst(route, person);

  const own = viewFor(route, person);
  isLoginShown = own?.isLoginFirst === true;
  const view = isLoginShown ? viewFor(loginRoute(person), person) : own;
  if (own === undefined || view === undefined || container === null) return;
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
}

/** So that the first view is seen before. */
function afterNextFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

function currentRoute(): string {
  return routeOfAddress(location.search, location.hash);
}

/** Sends the first requests of a route. The app takes their answers. */
function sendFirst(route: string, person: Person): Promise<EarlyAnswer[]> {
  const early = askEarly(requests, route, person, apiOrigin);
  window.earlyAnswers = early;
  return early;
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

/** The build writes it before this script. */
function readFirstPage(): FirstPage {
  return JSON.parse(document.getElementById('first-page')?.textContent ?? '');
}

function viewFor(route: string, person: Person): FirstView | undefined {
  const name = matchRoute(route);
  const views = name === null ? undefined : viewsAt(name, queryOf(route));
  return firstViews.views[
    views?.[kindOf(person)] ?? views?.[DEFAULT_MARKET] ?? views?.visitor ?? 0
  ];
}

/** Shows in the place of a first view that nothing will take its place, and reports why. */
function failStart(failedStart: FailedStart | null): void {
  if (container === null) return;
  const { failed } = firstViews;
  const { language } = readPerson(window, '');
  offerReload(window, showView(firstViews, failed, language, container));
  if (failedStart === null) return;
  window.failedStart = failedStart;
  loadScript(firstViews, failed);
}

function titleOf(route: RouteName | null, language: Language): string | undefined {
  const index = route === null ? 0 : firstViews.routes[route]?.visitor;
  const title = firstViews.views[index ?? 0]?.texts[0];
  return firstViews.texts[language][title ?? -1];
}

function viewsAt(name: RouteName, query: Query): FirstViews['routes'][RouteName] {
  const link = Object.keys(firstViews.links).find((code) => hasLinkCode(query, code)) ?? '';
  const inApp = hasTraceOfApp() ? firstViews.routesInApp[name] : undefined;
  return firstViews.links[link]?.[name] ?? inApp ?? firstViews.routes[name];
}
