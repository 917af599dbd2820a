import type { BridgeConformance, Clock, KeyValueStore, Random } from '@cangkir/core';
import type { Transport } from '../transport.ts';
import { ATTENDED_CHECKS } from './attended-checks.ts';
import { automaticChecks } from './automatic-checks.ts';
import { reportFiles } from './report-files.ts';
import { createReportRecord } from './report-record.ts';
import { runChecks } from './run-checks.ts';
import { VALID_PARAMS } from './valid-params.ts';

export interface ConformanceOptions {
  readonly transport: Transport;
  readonly clock: Clock;
  readonly random: Random;
  readonly storage: KeyValueStore;
}

/** Tries the app behind a transport against the contract. */
export function createConformance(options: ConformanceOptions): BridgeConformance {
  const automatic = automaticChecks(options.transport);
  const attended = ATTENDED_CHECKS;
  const record = createReportRecord({
    app: options.transport,
    checks: [...automatic, ...attended],
    ...options,
  });
  return {
    title: VALID_PARAMS.setTitle.title,
    report: record.report,
    subscribe: record.subscribe,
    reset: record.reset,
    run: (person) => runChecks({ ...options, record, automatic, attended }, person),
    files: reportFiles,
  };
}
