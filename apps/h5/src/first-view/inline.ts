/** The script in the page's HTML: it shows the first view, and starts all that the route needs side by side. */
import { matchRoute, routeOfAddress } from '@cangkir/core';
import { askEarly } from './ask-early.ts';
import type { EarlyAnswer } from './early-answer.ts';
import { fillSlots, preloadFiles, showFirstView } from './first-view-element.ts';
import type { FirstViews } from './first-views.types.ts';
import { kindOf, readPerson } from './person.ts';

/** Written here by the build, at each mention: so it is mentioned once. */
declare const FIRST_VIEWS: FirstViews;

const firstViews = FIRST_VIEWS;
const route = routeOfAddress(location.search, location.hash);
const name = matchRoute(route);
const person = readPerson(window);
const early = askEarly(route, person);
window.earlyAnswers = early;

const views = name === null ? undefined : firstViews.routes[name];
const view = firstViews.views[views?.[kindOf(person)] ?? 0];
const container = document.getElementById('root');
if (view !== undefined && container !== null) {
  const element = showFirstView(firstViews, view, person.language, container);
  void early.then((answers) => {
    // After the requests: a browser opens few connections at once.
    preloadFiles(firstViews, view, person.language);
    for (const answer of answers) void showAnswer(answer, element);
  });
}

async function showAnswer({ response, slots }: EarlyAnswer, element: Element): Promise<void> {
  try {
    const answer: unknown = await (await response).clone().json();
    fillSlots(element, slots(answer, person.language) ?? {});
  } catch {
    // The app takes the failure, and says what happened.
  }
}
