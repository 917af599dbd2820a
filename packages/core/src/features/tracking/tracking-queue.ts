import * as v from 'valibot';
import { isFinal } from '../../flow/gateway/is-final.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { KeyValueStore } from '../../platform/key-value-store.ts';
import type { Random } from '../../platform/random.ts';
import { openPersistedStore } from '../../platform/session/persisted-store.ts';
import type { TrackingEvent, TrackingGateway, TrackingProperties } from './tracking.gateway.ts';
import { TRACKING } from './tracking-settings.ts';
import { cleanProperties, cleanText } from './tracking-text.ts';

/** What the queue needs of the world around it. */
export interface TrackingPorts {
  readonly tracking: TrackingGateway;
  readonly clock: Clock;
  readonly random: Random;
  /** The storage of the tab: each tab sends what happened in it, so that nothing is sent twice. */
  readonly storage: KeyValueStore;
  /** What must not be told: the token and the phone of who is logged in. */
  readonly secrets: () => readonly string[];
}

/** Collects what a person does, and sends it when it disturbs nobody (specification, sections 7 and 9). */
export interface TrackingQueue {
  /** Sends, a batch interval from now, what an earlier page left behind. */
  start(): void;
  /** Takes an event. What is secret in it is left out, what is too long is cut. */
  track(name: string, properties?: TrackingProperties): void;
  /** Sends at once what there is: the page was hidden, and may never be shown again. */
  hidden(): void;
  /** Sends nothing any more; what waits stays stored for the next page. */
  stop(): void;
}

/** The key under which the events of a tab wait. */
export const TRACKING_KEY = 'tracking';

const moment = v.pipe(v.number(), v.finite());

const trackingState = v.object({
  visit: v.nullable(v.object({ id: v.string(), lastAt: moment })),
  events: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      at: moment,
      sessionId: v.string(),
      properties: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
    }),
  ),
});

/** Opens the queue of a tab. It sends nothing by itself before it is started, or told of an event. */
export function createTrackingQueue(ports: TrackingPorts): TrackingQueue {
  const { tracking, clock, random, storage, secrets } = ports;
  const store = openPersistedStore<v.InferOutput<typeof trackingState>>({
    key: TRACKING_KEY,
    schema: trackingState,
    initial: { visit: null, events: [] },
    storage,
  });
  let timeout: unknown = null;
  let isSending = false;
  let isStopped = false;
  let hiddenMeanwhile = false;

  function wait(): void {
    if (isStopped || isSending || timeout !== null || store.get().events.length === 0) return;
    timeout = clock.setTimeout(() => void flush(false), TRACKING.batchIntervalMs);
  }

  function stopWaiting(): void {
    clock.clearTimeout(timeout);
    timeout = null;
  }

  async function flush(leaving: boolean): Promise<void> {
    stopWaiting();
    const { events } = store.get();
    if (events.length === 0) return;
    isSending = true;
    const answer = await tracking.send(events, { leaving });
    isSending = false;
    // What is refused for good would be refused for ever.
    if (answer.ok || isFinal(answer.failure)) forget(events);
    if (hiddenMeanwhile && !isStopped) {
      hiddenMeanwhile = false;
      await flush(true);
    } else wait();
  }

  /** More may have come meanwhile, and the oldest may have been dropped. */
  function forget(sent: readonly TrackingEvent[]): void {
    const ids = new Set(sent.map(({ id }) => id));
    store.set({ events: store.get().events.filter(({ id }) => !ids.has(id)) });
  }

  /** The visit that is under way, or a new one after half an hour in which nothing happened. */
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
      if (isSending) hiddenMeanwhile = true;
      else void flush(true);
    },
    stop() {
      isStopped = true;
      stopWaiting();
    },
  };
}
