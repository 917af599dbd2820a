/** The page's third script, which it loads if the app does not start: it reports why. */
import { createHttpExchange, createTrackingGateway } from '@cangkir/api';
import { matchRoute, readBrowser, routeOfAddress } from '@cangkir/core';
import { createErrorReporter } from '@cangkir/core/health';
import { createTrackingQueue } from '@cangkir/core/tracking';
import { createBrowserClock } from '../adapters/browser-clock.ts';
import { browserRandom } from '../adapters/browser-random.ts';
import { createBrowserStorage } from '../adapters/browser-storage.ts';
import { asksNotToBeTracked } from '../adapters/do-not-track.ts';
import { readEnvironment } from '../adapters/environment.ts';
import { hasTraceOfApp } from '../adapters/native-host.ts';
import { ownFiles } from '../adapters/own-files.ts';
import type { FailedStart } from './failed-start.ts';
import { readPerson } from './person.ts';

const { failedStart } = window;
if (failedStart !== undefined) report(failedStart);

function report(failure: FailedStart): void {
  const { hasStatistics, apiOrigin, release } = readEnvironment();
  if (!hasStatistics || asksNotToBeTracked(navigator)) return;
  const route = routeOfAddress(location.search, location.hash);
  const { token, language, market } = readPerson(window, route);
  const clock = createBrowserClock();
  const storage = createBrowserStorage('sessionStorage');
  const queue = createTrackingQueue({
    tracking: createTrackingGateway(createHttpExchange(apiOrigin ?? location.origin), clock),
    clock,
    random: browserRandom,
    storage,
    secrets: () => [token],
  });
  const reporter = createErrorReporter({
    queue,
    recorder: { events: () => [] },
    storage,
    ownFiles: ownFiles(),
    facts: () => ({
      release,
      route: matchRoute(route),
      market,
      language,
      platform: readBrowser(navigator).system,
      isInApp: hasTraceOfApp(),
    }),
  });
  reporter.report({ kind: 'start', ...failure });
  // The person may leave at once.
  queue.hidden();
}
