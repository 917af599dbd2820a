import * as v from 'valibot';
import type { KeyValueStore } from '../../platform/key-value-store.ts';
import { openPersistedStore } from '../../platform/session/persisted-store.ts';
import { TAB_KEYS } from '../../platform/session/storage-keys.ts';
import type { TrackingQueue } from '../tracking/tracking-queue.ts';
import { type ErrorReport, REPORTED_EVENTS } from './error-report.ts';
import type { ErrorReporter } from './error-reporter.ts';
import type { FlightRecorder } from './flight-recorder.ts';
import { HEALTH_EVENTS, writeErrorReport } from './health-properties.ts';
import { type MaskedTrouble, maskTrouble } from './mask-trouble.ts';
import { createMetErrors } from './met-errors.ts';

/** What every report says of the page. */
export type ReportFacts = Pick<
  ErrorReport,
  'release' | 'route' | 'market' | 'language' | 'platform' | 'isInApp'
>;

/** The ports of the reports. */
export interface ErrorReporterPorts {
  readonly queue: Pick<TrackingQueue, 'track'>;
  readonly recorder: Pick<FlightRecorder, 'events'>;
  /** The tab's storage: a page that breaks and is loaded again counts on. */
  readonly storage: KeyValueStore;
  facts(): ReportFacts;
  /** The address that the app's own files begin with. */
  readonly ownFiles: string;
}

/** The most reports of a tab. */
export const MAX_REPORTS = 10;

const errorCounts = v.object({
  /** How many reports were sent. */
  reports: v.number(),
  /** How often each group occurred, and each place of it that was reported. */
  groups: v.record(v.string(), v.number()),
});

/**
 * Reports errors with the statistics, masked. A group is reported when it occurs first at a place of the code, and then at
 * each power of ten, so that it is counted and still sent a few times alone.
 */
export function createErrorReporter(ports: ErrorReporterPorts): ErrorReporter {
  const { queue, recorder, storage, facts, ownFiles } = ports;
  const store = openPersistedStore<v.InferOutput<typeof errorCounts>>({
    key: TAB_KEYS.errors,
    schema: errorCounts,
    initial: { reports: 0, groups: {} },
    storage,
  });
  const isMetAgain = createMetErrors();

  return {
    report(trouble) {
      if (isMetAgain(trouble)) return;
      const masked = maskTrouble(trouble, ownFiles);
      const said = facts();
      const group = groupOf(masked, said.route);
      const place = [group, ...masked.stack.slice(0, 1)].join(' ');
      const { reports, groups } = store.get();
      const count = (groups[group] ?? 0) + 1;
      const isDue = groups[place] === undefined || isPowerOfTen(count);
      const isReported = reports < MAX_REPORTS && isDue;
      // A group that was never reported counts for nothing.
      if (!isReported && count === 1) return;
      store.set({
        reports: isReported ? reports + 1 : reports,
        groups: { ...groups, ...(isReported && { [place]: 1 }), [group]: count },
      });
      if (!isReported) return;
      const events = recorder.events().slice(-REPORTED_EVENTS);
      const report = { ...masked, group, count, ...said, events: [...events] };
      queue.track(HEALTH_EVENTS.error, writeErrorReport(report));
    },
  };
}

/**
 * The group of an error, the same in every build: files and places in them change with each. The route tells apart what
 * names no machine and no endpoint.
 */
function groupOf({ kind, message }: MaskedTrouble, route: ErrorReport['route']): string {
  const isNamed = kind === 'machine' || kind === 'malformed' || route === null;
  return `${kind} ${message}${isNamed ? '' : ` at ${route}`}`;
}

function isPowerOfTen(count: number): boolean {
  return /^10*$/.test(String(count));
}
