import {
  type Clock,
  CONFORMANCE_REPORT,
  type ConformanceCheck,
  type ConformanceFinding,
  type ConformanceReport,
  type KeyValueStore,
  openPersistedStore,
} from '@cangkir/core';
import * as v from 'valibot';
import { isMethodName, METHODS } from '../methods.ts';
import type { Transport } from '../transport.ts';
import { isSupported } from '../version.ts';
import { checkId, type PlannedCheck } from './planned-check.ts';

/** Where the last run is kept: a call may end the page. */
const STORAGE_KEY = 'conformance';

/** The report of the last run, check by check. */
export interface ReportRecord {
  report(): ConformanceReport | null;
  subscribe(listener: () => void): () => void;
  /** Lets every check wait, unless a run is there already. */
  begin(): void;
  reset(): void;
  stateOf(check: PlannedCheck): ConformanceCheck;
  /** Whether the page ended while a person did the check. */
  isUnderway(check: PlannedCheck): boolean;
  setUnderway(check: PlannedCheck): void;
  skip(check: PlannedCheck): void;
  finish(check: PlannedCheck, findings: readonly ConformanceFinding[], took: number): void;
}

export interface ReportRecordOptions {
  readonly app: Pick<Transport, 'platform' | 'appVersion'>;
  readonly checks: readonly PlannedCheck[];
  readonly clock: Clock;
  readonly storage: KeyValueStore;
}

export function createReportRecord(options: ReportRecordOptions): ReportRecord {
  const { clock, storage } = options;
  const { platform, appVersion } = options.app;
  const waiting = options.checks.map((check) => waitingCheck(check, appVersion));
  const stored = openPersistedStore({
    key: STORAGE_KEY,
    schema: v.object({ report: v.nullable(CONFORMANCE_REPORT) }),
    initial: { report: null },
    storage,
  });

  const kept = stored.get().report;
  if (kept !== null && !isRunOf(kept, options.app, waiting)) stored.set({ report: null });

  function report(): ConformanceReport | null {
    return stored.get().report;
  }

  function begun(): ConformanceReport {
    const startedAt = clock.now();
    return (
      report() ?? { version: 1, platform, appVersion, startedAt, underway: null, checks: waiting }
    );
  }

  function keep(change: Partial<ConformanceReport>): void {
    stored.set({ report: { ...begun(), ...change } });
  }

  /** What has ended is not under way. */
  function end(check: PlannedCheck, change: Partial<ConformanceCheck>): void {
    const id = checkId(check);
    const { underway, checks } = begun();
    keep({
      underway: underway === id ? null : underway,
      checks: checks.map((one) => (checkId(one) === id ? { ...one, ...change } : one)),
    });
  }

  function stateOf(check: PlannedCheck): ConformanceCheck {
    const state = begun().checks.find((one) => checkId(one) === checkId(check));
    if (state === undefined) throw new Error(`Failed to find the check ${checkId(check)}`);
    return state;
  }

  return {
    report,
    subscribe: (listener) => stored.subscribe(listener),
    begin: () => keep({}),
    reset: () => stored.set({ report: null }),
    stateOf,
    isUnderway: (check) => begun().underway === checkId(check),
    setUnderway: (check) => keep({ underway: checkId(check) }),
    skip: (check) => end(check, { status: 'skipped', skipped: 'person' }),
    finish(check, findings, took) {
      const before = stateOf(check);
      const isWaiting = before.status === 'waiting';
      if (!isWaiting && JSON.stringify(before.findings) === JSON.stringify(findings)) return;
      end(check, {
        status: findings.length === 0 ? 'passed' : 'failed',
        took: isWaiting ? took : before.took,
        findings,
      });
    },
  };
}

/** The run of another app, or of other checks, counts as none. */
function isRunOf(
  { platform, appVersion, checks }: ConformanceReport,
  app: ReportRecordOptions['app'],
  waiting: readonly ConformanceCheck[],
): boolean {
  return (
    platform === app.platform &&
    appVersion === app.appVersion &&
    checks.map(checkId).join() === waiting.map(checkId).join()
  );
}

function waitingCheck(check: PlannedCheck, appVersion: string | null): ConformanceCheck {
  const { about, name, expected } = check;
  const skipped = reasonToSkip(about, appVersion);
  const status = skipped === null ? 'waiting' : 'skipped';
  return { about, name, expected, status, skipped, took: null, findings: [] };
}

function reasonToSkip(about: string, appVersion: string | null): ConformanceCheck['skipped'] {
  if (!isMethodName(about)) return null;
  if (METHODS[about].disabled) return 'disabled';
  return isSupported(about, appVersion) ? null : 'unsupported';
}
