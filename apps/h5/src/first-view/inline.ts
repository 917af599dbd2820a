/**
 * The script in the page's HTML. It stands before the first views: while they arrive, it is compiled, knows the person and
 * asks for what the route needs.
 */
import { isLoginRoute, routeOfAddress } from '@cangkir/core';
import { writtenApiOrigin } from '../adapters/environment.ts';
import { currentEntry, FIRST_ENTRY } from '../navigation/history-entry.ts';
import { rememberTaps } from '../navigation/taps.ts';
import { askEarly } from './ask-early.ts';
import type { EarlyAnswer } from './early-answer.ts';
import { followFailedStart } from './failed-start.ts';
import { createFirstView, type FirstViewOfRoutes, type OpenedRoute } from './first-view.ts';
import type { PageData } from './first-views.types.ts';
import { askAgainForLostFiles } from './lost-files.ts';
import { type Person, readPerson } from './person.ts';

askAgainForLostFiles(window);
const requests = readData('early-requests');
const apiOrigin = writtenApiOrigin();
const container = document.getElementById('root');
const taps = rememberTaps(window);
let { depth } = currentEntry(history, FIRST_ENTRY);
let firstView: FirstViewOfRoutes | null = null;
window.scrolledTo = new Map();
window.taps = taps;
window.askEarly = (route) => {
  void sendFirst(route, readPerson(window, currentRoute()));
};
let opened = openRoute();
window.showFirstView = () => {
  if (container === null) return;
  firstView = createFirstView(readData('first-views'), container);
  window.titleOf = firstView.titleOf;
  firstView.show(opened);
  window.failStart = firstView.fail;
  followFailedStart(window, document, firstView.fail);
};
// A link of the first view leads to another one. A route that a machine replaces stays the page of its first view, and
// so does the login that a page leads to.
addEventListener('hashchange', () => {
  // It had changed before this script ran, which knows that already.
  if (currentRoute() === opened.route) return;
  const left = depth;
  // A route that the app did not visit would pass for a finished flow.
  ({ depth } = currentEntry(history, { depth: depth + 1, before: null }));
  if (firstView !== null && !firstView.isShown()) return;
  if (firstView?.isLogin() === true && isLoginRoute(currentRoute())) return;
  taps.forget();
  if (depth > left && window.scrolledTo !== undefined) {
    window.scrolledTo.set(left, scrollY);
    scrollTo(0, 0);
  }
  opened = openRoute();
  firstView?.show(opened);
});

/** Opens the current route: it asks for its data. */
function openRoute(): OpenedRoute {
  const route = currentRoute();
  const person = readPerson(window, route);
  return { route, person, early: sendFirst(route, person) };
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

/** The build writes it before the script that reads it. */
function readData<Id extends keyof PageData>(id: Id): PageData[Id] {
  return JSON.parse(document.getElementById(id)?.textContent ?? '');
}
