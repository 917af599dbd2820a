import { matchRoute } from '@cangkir/core';
import {
  type ErrorReporter,
  type FlightRecorder,
  keepTrail,
  type Trail,
  type TrailPorts,
  watchApp,
} from '@cangkir/core/health';
import { nextTask } from '../adapters/next-task.ts';
import { ownFiles } from '../adapters/own-files.ts';
import type { HashRouter } from '../navigation/hash-router.ts';
import { type PageFactsPorts, pageFacts } from './page-facts.ts';

/** The ports of what is kept for the report of a problem. */
export interface StartTrailPorts
  extends Omit<TrailPorts, 'root' | 'facts' | 'ownFiles' | 'nextTask'> {
  readonly app: PageFactsPorts['app'] & Pick<TrailPorts, 'root'>;
  readonly router: TrailPorts['router'] & Pick<HashRouter, 'subscribe'>;
  readonly recorder: FlightRecorder;
  readonly errors: ErrorReporter;
}

/**
 * Keeps the trail of the page, with what its witness heard before. Also records what error reports say of before
 * an error: in memory, as the trail, whether or not any report is sent.
 */
export async function startTrail(ports: StartTrailPorts & PageFactsPorts): Promise<Trail> {
  const { app, router, recorder, errors } = ports;
  const recordRoute = () => recorder.record({ kind: 'route', name: matchRoute(router.current()) });
  recordRoute();
  router.subscribe(recordRoute);
  watchApp(app, recorder, errors);
  const facts = await pageFacts(ports);
  await nextTask();
  return keepTrail({ ...ports, root: app.root, facts, ownFiles: ownFiles(), nextTask });
}
