/** The script in the page's HTML: it shows the first view, and starts all that the route needs side by side. */
import { matchRoute, routeOfAddress } from '@cangkir/core';
import { askEarly } from './ask-early.ts';
import type { EarlyAnswer } from './early-answer.ts';
import { FIRST_REQUESTS } from './first-requests.ts';
import { fillSlots, preloadFiles, showFirstView } from './first-view-element.ts';
import type { FirstViews } from './first-views.types.ts';
import { readPerson } from './person.ts';

/** Written here by the build, at each mention: so it is mentioned once. */
declare const FIRST_VIEWS: FirstViews;

const firstViews = FIRST_VIEWS;
const route = routeOfAddress(location.search, location.hash);
const name = matchRoute(route);
const person = readPerson(window);
const early = askEarly(route, person);
window.earlyAnswer = early;

const view = firstViews.views[(name === null ? null : firstViews.routes[name]) ?? 0];
const container = document.getElementById('root');
if (view !== undefined && container !== null) {
  const element = showFirstView(firstViews, view, person.language, container);
  void early.then((answer) => {
    // After the request: a browser opens few connections at once.
    preloadFiles(firstViews, view, person.language);
    if (answer !== null) void showAnswer(answer, element);
  });
}

async function showAnswer({ response }: EarlyAnswer, element: Element): Promise<void> {
  if (name === null) return;
  try {
    const answer: unknown = await (await response).clone().json();
    const slots = FIRST_REQUESTS[name]?.slots(answer, person.language);
    if (slots) fillSlots(element, slots);
  } catch {
    // The app takes the failure, and says what happened.
  }
}
