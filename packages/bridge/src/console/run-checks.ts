import {
  type Clock,
  type ConformanceFinding,
  type ConformancePerson,
  type ConformanceRun,
  pause,
  type Random,
} from '@cangkir/core';
import type { Transport } from '../transport.ts';
import { distinct, finding } from './findings.ts';
import { judgeEvents, judgeExchange } from './judge.ts';
import { createMessageLog, type Exchange } from './message-log.ts';
import type { AttendedCheck, PlannedCheck } from './planned-check.ts';
import type { ReportRecord } from './report-record.ts';

/** How long a second answer or event may take. Milliseconds. */
const QUIET = 2000;

/** What is wrong by all that has arrived until now. */
type Judge = () => readonly ConformanceFinding[];

export interface RunOptions {
  readonly transport: Transport;
  readonly clock: Clock;
  readonly random: Random;
  readonly record: ReportRecord;
  readonly automatic: readonly PlannedCheck[];
  readonly attended: readonly AttendedCheck[];
}

/** Runs the checks that wait, first those without a person. */
export function runChecks(options: RunOptions, person: ConformancePerson): ConformanceRun {
  const { transport, clock, random, record, automatic, attended } = options;
  const judging = new Map<PlannedCheck, { readonly judge: Judge; readonly startedAt: number }>();
  const log = createMessageLog({ transport, clock, random, onUnawaited: judgeAgain });
  let isStopped = false;

  /** A late or second answer changes what a check came to. A check under way ends early only if it passes. */
  function judgeAgain(): void {
    for (const [check, { judge, startedAt }] of judging) {
      const findings = judge();
      const isEarly = record.isUnderway(check) && findings.length > 0;
      if (!isEarly) record.finish(check, findings, clock.now() - startedAt);
    }
  }

  function finish(check: PlannedCheck, startedAt: number, judge: Judge): void {
    judging.set(check, { judge, startedAt });
    record.finish(check, judge(), clock.now() - startedAt);
  }

  /** The messages are checked in each page of a run. */
  function isOpen(check: PlannedCheck): boolean {
    return check.expected === 'messages' || record.stateOf(check).status === 'waiting';
  }

  async function exchange({ calls, isAtOnce }: PlannedCheck): Promise<readonly Exchange[]> {
    const exchanges: Exchange[] = [];
    for (const call of calls) {
      const sent = log.send(call);
      exchanges.push(sent);
      if (!isAtOnce) await sent.isOver;
    }
    await Promise.all(exchanges.map(({ isOver }) => isOver));
    return exchanges;
  }

  async function runAutomatic(check: PlannedCheck): Promise<void> {
    const startedAt = clock.now();
    const { findings } = record.stateOf(check);
    const exchanges = await exchange(check);
    if (isStopped) return;
    finish(check, startedAt, () =>
      check.expected === 'messages'
        ? distinct([...findings, ...log.strays()])
        : exchanges.flatMap(judgeExchange),
    );
  }

  async function runAttended(check: AttendedCheck): Promise<void> {
    if (record.isUnderway(check)) return resume(check);
    if (!(await person.begin(check.task))) return record.skip(check);
    if (isStopped) return;
    record.setUnderway(check);
    const startedAt = clock.now();
    const judgeSent = judgeEventsOf(check);
    // The page reloads with some events, before anybody can be asked.
    if (check.events !== undefined) judging.set(check, { judge: judgeSent, startedAt });

    const exchanges = await exchange(check);
    if (isStopped) return;
    const isSeen = await person.confirm(check.task);
    if (check.events !== undefined) await pause(QUIET, clock);
    if (isStopped) return;
    const findings = [...judgeSeen(isSeen), ...judgeSent()];
    finish(check, startedAt, () => [...findings, ...exchanges.flatMap(judgeExchange)]);
  }

  /** Judges the events from now on. */
  function judgeEventsOf({ events }: AttendedCheck): Judge {
    const first = log.events().length;
    return () => (events === undefined ? [] : judgeEvents(events, log.events().slice(first)));
  }

  /** The page has ended since the check began: only the person knows what the app did. */
  async function resume(check: AttendedCheck): Promise<void> {
    const startedAt = clock.now();
    const isSeen = await person.confirm(check.task);
    if (isStopped) return;
    const findings = [...judgeSeen(isSeen), ...(check.leaves ? [] : [finding('left')])];
    finish(check, startedAt, () => findings);
  }

  async function runEach<Check extends PlannedCheck>(
    checks: readonly Check[],
    run: (check: Check) => Promise<void>,
  ): Promise<void> {
    for (const check of checks) {
      if (isOpen(check) && !isStopped) await run(check);
    }
  }

  async function runAll(): Promise<void> {
    record.begin();
    await runEach(automatic, runAutomatic);
    await runEach(attended, runAttended);
    if (!isStopped) await pause(QUIET, clock);
    log.close();
  }

  return {
    done: runAll(),
    stop() {
      isStopped = true;
      log.close();
    },
  };
}

function judgeSeen(isSeen: boolean): readonly ConformanceFinding[] {
  return isSeen ? [] : [finding('unseen')];
}
