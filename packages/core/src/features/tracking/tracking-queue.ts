import * as v from 'valibot';
import { FAILURE_KINDS } from '../../flow/gateway/failure-kind.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { KeyValueStore } from '../../platform/key-value-store.ts';
import type { Random } from '../../platform/random.ts';
import { moment } from '../../platform/schemas.ts';
import { openPersistedStore } from '../../platform/session/persisted-store.ts';
import { TAB_KEYS } from '../../platform/session/storage-keys.ts';
import type { TrackingEvent, TrackingGateway, TrackingProperties } from './tracking.gateway.ts';
import { trackingEvent } from './tracking-event.ts';
import { TRACKING } from './tracking-settings.ts';
import { cleanProperties, cleanText } from './tracking-text.ts';

/** The ports of the queue. */
export interface TrackingPorts {
  readonly tracking: TrackingGateway;
  readonly clock: Clock;
  readonly random: Random;
  /** The tab's storage: each tab sends its own events, so that none is sent twice. */
  readonly storage: KeyValueStore;
  /** What must not be sent: the token and phone of the current user. */
  readonly secrets: () => readonly string[];
}

/** Collects events, and sends them in the background (specification, sections 7 and 9). */
export interface TrackingQueue {
  /** Sends the events of an earlier page, one batch interval from now. */
  start(): void;
  /** Records an event, without secrets, and with overlong texts cut. */
  track(name: string, properties?: TrackingProperties): void;
  /** Sends events at once, as many as fit into a batch: a hidden page may never be shown again. */
  hidden(): void;
  /** Stops sending. Waiting events stay stored for the next page. */
  stop(): void;
}

const trackingState = v.object({
  visit: v.nullable(v.object({ id: v.string(), lastAt: moment })),
  events: v.array(trackingEvent),
});

/** Opens the queue of a tab. It sends nothing before `start` or an event. */
export function createTrackingQueue(ports: TrackingPorts): TrackingQueue {
  const { tracking, clock, random, storage, secrets } = ports;
  const store = openPersistedStore<v.InferOutput<typeof trackingState>>({
    key: TAB_KEYS.tracking,
    schema: trackingState,
    initial: { visit: null, events: [] },
    storage,
  });
  let timeout: unknown = null;
  let isSending = false;
  let isStopped = false;
  let wasHiddenMeanwhile = false;

  function wait(): void {
    if (isStopped || isSending || timeout !== null || store.get().events.length === 0) return;
    timeout = clock.setTimeout(() => void flush(false), TRACKING.batchIntervalMs);
  }

  function stopWaiting(): void {
    clock.clearTimeout(timeout);
    timeout = null;
  }

  async function flush(isLeaving: boolean): Promise<void> {
    stopWaiting();
    const events = batchOf(store.get().events);
    if (events.length === 0) return;
    isSending = true;
    const answer = await tracking.send(events, { isLeaving });
    isSending = false;
    // A final failure would repeat forever, so drop these events.
    if (answer.ok || FAILURE_KINDS[answer.failure.kind].isFinal) forget(events);
    if (wasHiddenMeanwhile && !isStopped) {
      wasHiddenMeanwhile = false;
      await flush(true);
    } else wait();
  }

  /** More events may have arrived, and the oldest may have been dropped. */
  function forget(sent: readonly TrackingEvent[]): void {
    const ids = new Set(sent.map(({ id }) => id));
    store.set({ events: store.get().events.filter(({ id }) => !ids.has(id)) });
  }

  /** The current visit, or a new one after half an hour without events. */
  function visitAt(now: number): { readonly id: string; readonly lastAt: number } {
    const { visit } = store.get();
    const continuesSession = visit !== null && now - visit.lastAt < TRACKING.sessionMs;
    return { id: continuesSession ? visit.id : random.uuid(), lastAt: now };
  }

  return {
    start: wait,
    track(name, properties = {}) {
      const at = clock.now();
      const visit = visitAt(at);
      const event = {
        id: random.uuid(),
        name: cleanText(name, secrets()),
        at,
        sessionId: visit.id,
        properties: cleanProperties(properties, secrets()),
      };
      store.set({ visit, events: [...store.get().events, event].slice(-TRACKING.maxEvents) });
      wait();
    },
    hidden() {
      if (isStopped) return;
      if (isSending) wasHiddenMeanwhile = true;
      else void flush(true);
    },
    stop() {
      isStopped = true;
      stopWaiting();
    },
  };
}

/** The oldest events that fit into a batch, and one at least; the rest is for the next batch. */
function batchOf(events: readonly TrackingEvent[]): readonly TrackingEvent[] {
  let length = 0;
  const end = events.findIndex((event) => {
    length += JSON.stringify(event).length;
    return length > TRACKING.maxBatchLength;
  });
  return end === -1 ? events : events.slice(0, Math.max(1, end));
}
