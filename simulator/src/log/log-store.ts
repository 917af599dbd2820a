import { createStore } from '@xstate/store';
import type { Exchange } from '../backend/backend.types.ts';
import type { CallRecord, EventRecord } from '../host/host.types.ts';
import type { PhoneName } from '../settings/settings.ts';

/** An entry of the log: a call to the native app, an event of it, or a request to the backend. All are masked. */
export type LogEntry =
  | { readonly kind: 'event'; readonly phone: PhoneName; readonly event: EventRecord }
  | { readonly kind: 'call'; readonly phone: PhoneName; readonly call: CallRecord }
  | { readonly kind: 'request'; readonly request: Exchange };

/** The maximum number of entries; the oldest are dropped. */
const CAPACITY = 500;

/** The app's calls and requests, oldest first, since the page was opened or the log was cleared. */
export function createLogStore() {
  return createStore({
    context: { entries: noEntries(), isCleared: false },
    on: {
      /** Runs when a call is made, and for each answer: a further one has an entry of its own. */
      callMade: (context, { phone, call }: { phone: PhoneName; call: CallRecord }) => {
        const { entries } = context;
        const entry: LogEntry = { kind: 'call', phone, call };
        const isKnown = entries.some((known) => idOf(known) === idOf(entry));
        const next = isKnown
          ? entries.map((known) => (idOf(known) === idOf(entry) ? entry : known))
          : append(entries, entry);
        return { ...context, entries: next };
      },
      eventSent: (context, { phone, event }: { phone: PhoneName; event: EventRecord }) => ({
        ...context,
        entries: append(context.entries, { kind: 'event', phone, event }),
      }),
      requestMade: (context, { request }: { request: Exchange }) => ({
        ...context,
        entries: append(context.entries, { kind: 'request', request }),
      }),
      cleared: () => ({ entries: noEntries(), isCleared: true }),
    },
  });
}

export type LogStore = ReturnType<typeof createLogStore>;

function noEntries(): readonly LogEntry[] {
  return [];
}

function append(entries: readonly LogEntry[], entry: LogEntry): readonly LogEntry[] {
  return [...entries, entry].slice(-CAPACITY);
}

/** What an entry is about. */
export function recordOf(entry: LogEntry): CallRecord | EventRecord | Exchange {
  if (entry.kind === 'call') return entry.call;
  return entry.kind === 'event' ? entry.event : entry.request;
}

/** The time of an entry: milliseconds since the epoch. */
export function timeOf(entry: LogEntry): number {
  return recordOf(entry).at;
}

/** The name of an entry: the method of a call, the name of an event, the endpoint or path of a request. */
export function nameOf(entry: LogEntry): string {
  if (entry.kind === 'call') return entry.call.method;
  return entry.kind === 'event' ? entry.event.name : (entry.request.endpoint ?? entry.request.path);
}

/** The code of the answer; null if there is none yet. An event has none. */
export function codeOf(entry: LogEntry): number | null {
  if (entry.kind === 'call') return entry.call.answer?.code ?? null;
  return entry.kind === 'event' ? null : entry.request.code;
}

/** The phone of an entry; null if unknown, such as the app in its own tab. */
export function phoneOf(entry: LogEntry): string | null {
  return entry.kind === 'request' ? entry.request.sender : entry.phone;
}

/** Whether it failed: with a code other than 0, a request without a readable answer, or an event without a receiver. */
export function isFailed(entry: LogEntry): boolean {
  if (entry.kind === 'event') return !entry.event.isReceived;
  const code = codeOf(entry);
  return code === null ? entry.kind === 'request' : code !== 0;
}

/** The unique id of an entry. */
export function idOf(entry: LogEntry): string {
  if (entry.kind === 'request') return `request-${entry.request.id}`;
  if (entry.kind === 'event') return `event-${entry.phone}-${entry.event.id}`;
  const { id, answerNumber } = entry.call;
  return answerNumber === 1
    ? `call-${entry.phone}-${id}`
    : `call-${entry.phone}-${id}-${answerNumber}`;
}
