import { ENDPOINTS, type EndpointName } from '@cangkir/api';
import { keysOf } from '@cangkir/core';
import { ERROR_KINDS, type ErrorKind } from '@cangkir/core/health';
import { TRACKING } from '@cangkir/core/tracking';
import { APP_PATH } from '@cangkir/tooling/app-path';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { DROP_REASONS, type DropReason } from './bounded-server.ts';
import type { RequestEntry } from './log.ts';

/** The addresses for who runs the backend. */
export const OPERATION_PATHS = { health: '/healthz', metrics: '/metrics' } as const;

/** The name of what a request asks for. Never its path, which may be private, and of which there may be any number. */
type AskedName = EndpointName | 'statistics' | 'app' | keyof typeof OPERATION_PATHS | 'other';

const NAMES: ReadonlyMap<string, AskedName> = new Map([
  ...keysOf(ENDPOINTS).map((name) => [ENDPOINTS[name].path, name] as const),
  ...keysOf(OPERATION_PATHS).map((name) => [OPERATION_PATHS[name], name] as const),
  [TRACKING.path, 'statistics'],
]);

/** From a look at a campaign to a client that gives up. Seconds. */
const DURATIONS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What the server has done since its start, for Prometheus. */
export interface Metrics {
  readonly contentType: string;
  /** In Prometheus's text format. */
  text(): Promise<string>;
  requestEnded(entry: RequestEntry, seconds: number): void;
  /** @param endpoint Null where the server itself threw. */
  exceptionThrown(endpoint: EndpointName | null): void;
  errorReported(kind: ErrorKind): void;
  connectionDropped(reason: DropReason): void;
}

/** @param connections How many are open now. */
export function createMetrics(connections: () => Promise<number>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'backend_http_requests_total',
    help: 'Requests that ended, by endpoint, by HTTP status or why there was no answer, and by the code of the contract.',
    labelNames: ['endpoint', 'status', 'code'],
    registers,
  });
  const durations = new Histogram({
    name: 'backend_http_request_duration_seconds',
    help: 'How long requests took that were answered, by endpoint.',
    labelNames: ['endpoint'],
    buckets: DURATIONS,
    registers,
  });
  const exceptions = new Counter({
    name: 'backend_exceptions_total',
    help: 'Exceptions that no rule caught, by endpoint.',
    labelNames: ['endpoint'],
    registers,
  });
  const errorReports = new Counter({
    name: 'backend_error_reports_total',
    help: 'Error reports that phones sent, by kind.',
    labelNames: ['kind'],
    registers,
  });
  // From the start, so that the first report is an increase.
  for (const kind of ERROR_KINDS) errorReports.inc({ kind }, 0);
  const drops = new Counter({
    name: 'backend_http_drops_total',
    help: 'Connections that were closed while they were in use, by reason.',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of DROP_REASONS) drops.inc({ reason }, 0);
  new Gauge({
    name: 'backend_http_connections',
    help: 'Open connections.',
    registers,
    async collect() {
      this.set(await connections());
    },
  });
  new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Resident memory.',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  new Gauge({
    name: 'process_start_time_seconds',
    help: 'When the process started, since the epoch.',
    registers,
  }).set(performance.timeOrigin / 1000);

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    requestEnded({ path, status, outcome, code }, seconds) {
      const endpoint = nameOf(path);
      requests.inc({ endpoint, status: status ?? outcome, code: code ?? '' });
      if (status !== null) durations.observe({ endpoint }, seconds);
    },
    exceptionThrown(endpoint) {
      exceptions.inc({ endpoint: endpoint ?? 'other' });
    },
    errorReported: (kind) => errorReports.inc({ kind }),
    connectionDropped: (reason) => drops.inc({ reason }),
  };
}

function nameOf(path: string): AskedName {
  return NAMES.get(path) ?? (path.startsWith(APP_PATH) ? 'app' : 'other');
}
