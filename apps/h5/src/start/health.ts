import { type App, type KeyValueStore, matchRoute } from '@cangkir/core';
import {
  createErrorReporter,
  type ErrorBuffer,
  type FlightRecorder,
  HEALTH_EVENTS,
  reportCrash,
  writeVital,
} from '@cangkir/core/health';
import type { TrackingQueue } from '@cangkir/core/tracking';
import { ownFiles } from '../adapters/own-files.ts';
import type { HashRouter } from '../navigation/hash-router.ts';
import { type PageFactsPorts, pageFacts } from './page-facts.ts';
import { measureVitals } from './vitals.ts';

/** The ports of what says how the app is. */
export interface HealthPorts extends PageFactsPorts {
  readonly app: PageFactsPorts['app'] & Pick<App, 'root'>;
  readonly router: HashRouter;
  /** What broke until now, and what will. */
  readonly errors: ErrorBuffer;
  /** What the trail records. */
  readonly recorder: Pick<FlightRecorder, 'events'>;
  /** The tab's storage. */
  readonly storage: KeyValueStore;
}

/**
 * Reports what breaks, with what happened before, and how fast the pages felt.
 *
 * @param firstRoute The route on which the page was opened.
 */
export async function startHealth(
  ports: HealthPorts,
  queue: Pick<TrackingQueue, 'track'>,
  firstRoute: string,
): Promise<void> {
  const { app, router, errors, recorder, storage } = ports;
  const facts = await pageFacts(ports);
  const reporter = createErrorReporter({
    queue,
    recorder,
    storage,
    ownFiles: ownFiles(),
    facts: () => ({ ...facts(), route: matchRoute(router.current()) }),
  });
  // A crash of before is one of a machine first, and then of the window.
  reportCrash(app.root, reporter);
  errors.passTo(reporter);
  measureVitals(firstRoute, (vital) => queue.track(HEALTH_EVENTS.vital, writeVital(vital)));
}
