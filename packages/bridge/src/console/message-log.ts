import { type Clock, type ConformanceFinding, keysOf, type Random } from '@cangkir/core';
import * as v from 'valibot';
import { FIRST_ID_RANGE } from '../bridge.ts';
import { EVENTS, type EventName } from '../events.ts';
import { ANSWER_MESSAGE, contentOf, WIRE } from '../native-wire.ts';
import type { Transport } from '../transport.ts';
import { distinct, finding, shapeFindings } from './findings.ts';
import type { PlannedCall } from './planned-check.ts';

/** An answer to a request, of whatever shape beside its id. */
export interface Arrival {
  readonly at: number;
  readonly content: unknown;
  /** What is wrong with the form of the message. */
  readonly findings: readonly ConformanceFinding[];
}

/** A request, and its answers so far. */
export interface Exchange {
  readonly call: PlannedCall;
  readonly sentAt: number;
  readonly isSent: boolean;
  readonly arrivals: readonly Arrival[];
  /** Resolves with the first answer, or when the time is over. */
  readonly isOver: Promise<void>;
}

/** The messages between the checks and the app. */
export interface MessageLog {
  send(call: PlannedCall): Exchange;
  /** The valid events so far. */
  events(): readonly EventName[];
  /** What is wrong with messages that answer no request of the checks. Each finding once. */
  strays(): readonly ConformanceFinding[];
  close(): void;
}

export interface MessageLogOptions {
  readonly transport: Transport;
  readonly clock: Clock;
  readonly random: Random;
  /** Called after a message that no request waited for. */
  onUnawaited(): void;
}

/** The page reads no data of an event: what came with it could be a secret. */
const EVENT = v.object({ event: v.picklist(keysOf(EVENTS)), data: v.optional(v.null()) });

const WITH_ID = v.object({ id: v.number() });
const WITH_EVENT = v.object({ event: v.unknown() });

export function createMessageLog(options: MessageLogOptions): MessageLog {
  const { transport, clock } = options;
  /** Takes the answers to a request. True if it waited for one. */
  const take = new Map<number, (arrival: Arrival) => boolean>();
  const events: EventName[] = [];
  let strays: readonly ConformanceFinding[] = [];
  const form = transport.platform === 'android' ? 'string' : 'object';
  // Above the ids of the page's bridge, which listens to the same messages.
  const firstId = FIRST_ID_RANGE + Math.floor((options.random.next() * FIRST_ID_RANGE) / 2);

  const close = transport.listen((message) => {
    const got = typeof message;
    const findings = got === form ? [] : [finding('form', { expected: form, got })];
    const arrival = { at: clock.now(), content: contentOf(message), findings };
    const id = v.is(WITH_ID, arrival.content) ? arrival.content.id : null;
    const takeAnswer = id === null ? undefined : take.get(id);
    if (takeAnswer?.(arrival)) return;
    if (takeAnswer === undefined) takeStray(id, arrival);
    options.onUnawaited();
  });

  function takeStray(id: number | null, { content, findings }: Arrival): void {
    if (v.is(EVENT, content)) events.push(content.event);
    strays = distinct([...strays, ...findings, ...straysOf(id, content)]);
  }

  function trySend(id: number, { method, params, version = WIRE.version }: PlannedCall): boolean {
    try {
      return transport.send({ v: version, id, method, params }).ok;
    } catch {
      return false;
    }
  }

  return {
    send(call) {
      const id = firstId + take.size;
      const arrivals: Arrival[] = [];
      const sentAt = clock.now();
      let isSent = true;
      let isWaiting = true;
      const isOver = new Promise<void>((resolve) => {
        const timeout = clock.setTimeout(end, call.limit);
        function end(): void {
          clock.clearTimeout(timeout);
          isWaiting = false;
          resolve();
        }
        // Before sending, as an app may answer synchronously.
        take.set(id, (arrival) => {
          const wasWaiting = isWaiting;
          arrivals.push(arrival);
          end();
          return wasWaiting;
        });
        isSent = trySend(id, call);
        if (!isSent) end();
      });
      return { call, sentAt, isSent, arrivals, isOver };
    },
    events: () => events,
    strays: () => strays,
    close,
  };
}

/** An answer with a smaller id is for the page's bridge. */
function straysOf(id: number | null, content: unknown): readonly ConformanceFinding[] {
  if (v.is(WITH_EVENT, content)) return shapeFindings(EVENT, content);
  if (id === null) return shapeFindings(ANSWER_MESSAGE, content);
  return id < FIRST_ID_RANGE ? [] : [finding('unknownId')];
}
