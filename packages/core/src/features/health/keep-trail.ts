import type { AnyActorRef } from 'xstate';
import type { CorrectedClock } from '../../platform/clock/corrected-clock.ts';
import type { AppHosts } from '../../platform/navigation/app-hosts.ts';
import type { Router } from '../../platform/navigation/router.ts';
import type { Trouble } from './error-reporter.ts';
import type { FlightRecorder } from './flight-recorder.ts';
import { statesOf } from './machines-of.ts';
import { maskTrouble } from './mask-trouble.ts';
import { createMasker } from './masker.ts';
import { createMetErrors } from './met-errors.ts';
import type { SentEvent } from './observe-machines.ts';
import type { PageStart } from './page-start.ts';
import type { PageFacts, ProblemReport, TrailStep } from './problem-report.ts';
import { REPORT_VERSION, TRAIL_LENGTH } from './report-limits.ts';
import type { Asked, Noted, Witness } from './witness.ts';

/** The ports of what a report needs. */
export interface TrailPorts {
  readonly root: AnyActorRef;
  readonly hosts: AppHosts;
  readonly start: PageStart;
  readonly clock: Pick<CorrectedClock, 'deviceNow' | 'correction'>;
  readonly router: Pick<Router, 'current'>;
  readonly witness: Pick<Witness, 'passTo'>;
  readonly recorder: Pick<FlightRecorder, 'events'>;
  facts(): PageFacts;
  /** The address that the app's own files begin with. */
  readonly ownFiles: string;
  /** Lets the page paint and answer taps. */
  nextTask(): Promise<void>;
}

/** What is kept of a page for the report of a problem. */
export interface Trail {
  /** The report of what happened so far. */
  report(): ProblemReport;
}

/** Events whose typed text is a small number. */
const COUNTS: ReadonlySet<string> = new Set(['TYPE_QUANTITY']);

/** The call that says who is logged in to the native app. */
const NATIVE_LOGIN = 'userInfo';

/** What the page asked for, as a report has it. */
type AskedStep = Extract<TrailStep, { readonly ms: number | null }>;

/**
 * Keeps the last steps of a page, masked before they are kept: in memory alone, until a person passes a report on. Each
 * is masked in a task of its own, because a long answer takes a slow phone long.
 */
export function keepTrail(ports: TrailPorts): Trail {
  const { root, hosts, start, clock, router, witness, recorder, nextTask } = ports;
  const masker = createMasker(hosts);
  const maskedStart = {
    at: start.at,
    route: masker.route(start.route),
    stored: masker.own(start.stored),
  };
  const isMetAgain = createMetErrors();
  const asking = new WeakMap<Asked, AskedStep>();
  /** What was heard and is not masked yet. */
  const waiting: (Asked | Noted)[] = [];
  let trail: readonly TrailStep[] = [];
  let forgotten = 0;
  let lastAnswered: string | null = null;

  function add(step: TrailStep): void {
    lastAnswered = null;
    forgotten += Math.max(0, trail.length + 1 - TRAIL_LENGTH);
    trail = [...trail, step].slice(-TRAIL_LENGTH);
  }

  /** Hears of the same thing when it is asked and when it is answered, or only then. */
  function hear(asked: Asked): void {
    const { kind, name, at, answer, contract } = asked;
    const known = asking.get(asked);
    const step: AskedStep = known ?? { kind, name, at, ms: null, outcome: null, data: null };
    if (answer !== null) {
      const data = masker.answer(contract, answer.data);
      lastAnswered = name;
      Object.assign(step, { ms: Math.max(0, answer.at - at), outcome: answer.outcome, data });
    }
    if (known !== undefined) return;
    asking.set(asked, step);
    add(step);
  }

  /** Null for what is no step of its own. */
  function stepOf(noted: Noted): TrailStep | null {
    const { at } = noted;
    switch (noted.kind) {
      case 'sent':
        return sentStep(noted, at);
      case 'opened':
        return { kind: 'opened', at, route: masker.route(noted.route) };
      case 'login': {
        // The page itself follows the login of the native app, as soon as it is answered.
        if (lastAnswered === NATIVE_LOGIN) return null;
        const { userId } = noted;
        return { kind: 'login', at, user: userId === null ? null : masker.text(userId) };
      }
      case 'broke':
        return brokenStep(noted.trouble, at);
      default:
        return noted;
    }
  }

  /** Null for the error of the last step again, such as that of a loop. */
  function brokenStep(trouble: Trouble, at: number): TrailStep | null {
    if (isMetAgain(trouble)) return null;
    const { kind: what, message, stack } = maskTrouble(trouble, ports.ownFiles);
    const last = trail.at(-1);
    const isSame = last?.kind === 'broke' && last.what === what && last.message === message;
    if (isSame && last.stack[0] === stack[0]) return null;
    return { kind: 'broke', at, what, message, stack };
  }

  function sentStep({ actor, event, isIgnored }: SentEvent, at: number): TrailStep {
    const typed = 'text' in event && typeof event.text === 'string' ? event.text : null;
    const isCount = typed !== null && COUNTS.has(event.type) && /^\d{1,3}$/.test(typed);
    return {
      kind: 'sent',
      at,
      actor,
      event: { ...masker.own(event), type: event.type, ...(isCount && { text: typed }) },
      ...(typed !== null && { length: [...typed].length }),
      isIgnored,
    };
  }

  function take(heard: Asked | Noted): void {
    if ('answer' in heard) hear(heard);
    else {
      const step = stepOf(heard);
      if (step !== null) add(step);
    }
  }

  function takeNext(): void {
    const heard = waiting.shift();
    if (heard !== undefined) take(heard);
  }

  forgotten += witness.passTo((heard) => {
    waiting.push(heard);
    void nextTask().then(takeNext);
  });

  /** A moment of the device's clock by the server's. */
  function corrected(at: number): number {
    return at + clock.correction();
  }

  return {
    report() {
      for (const heard of waiting.splice(0)) take(heard);
      return {
        version: REPORT_VERSION,
        ...ports.facts(),
        at: corrected(clock.deviceNow()),
        correction: clock.correction(),
        start: { ...maskedStart, at: corrected(maskedStart.at) },
        forgotten,
        trail: trail.map((step) => ({ ...step, at: corrected(step.at) })),
        end: {
          route: masker.route(router.current()),
          states: statesOf(root),
          hasCrashed: root.getSnapshot().status === 'error',
        },
        events: [...recorder.events()],
      };
    },
  };
}
