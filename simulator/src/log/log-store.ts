import { createStore } from '@xstate/store';
import type { Exchange } from '../backend/backend.types.ts';
import type { CallRecord } from '../host/host.types.ts';
import type { PhoneName } from '../settings/settings.ts';

/** An entry of the log: a call to the native app, or a request to the backend. Both are masked. */
export type LogEntry =
  | { readonly kind: 'call'; readonly phone: PhoneName; readonly call: CallRecord }
  | { readonly kind: 'request'; readonly request: Exchange };

/** The maximum number of entries; the oldest are dropped. */
const CAPACITY = 500;

/** The app's calls and requests, oldest first, since the page was opened or the log was cleared. */
export function createLogStore() {
  return createStore({
    context: { entries: noEntries(), isCleared: false },
    on: {
      /** Runs twice for a call: when it is made, and when it is answered. */
      callMade: (context, { phone, call }: { phone: PhoneName; call: CallRecord }) => {
        const { entries } = context;
        const entry: LogEntry = { kind: 'call', phone, call };
        const isKnown = entries.some((known) => idOf(known) === idOf(entry));
        const next = isKnown
          ? entries.map((known) => (idOf(known) === idOf(entry) ? entry : known))
          : append(entries, entry);
        return { ...context, entries: next };
      },
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

/** The time of an entry: milliseconds since the epoch. */
export function timeOf(entry: LogEntry): number {
  return entry.kind === 'call' ? entry.call.at : entry.request.at;
}

/** The name of an entry: the method of a call, the endpoint or path of a request. */
export function nameOf(entry: LogEntry): string {
  if (entry.kind === 'call') return entry.call.method;
  return entry.request.endpoint ?? entry.request.path;
}

/** The code of the answer; null if there is none yet. */
export function codeOf(entry: LogEntry): number | null {
  return entry.kind === 'call' ? (entry.call.answer?.code ?? null) : entry.request.code;
}

/** The phone of an entry; null if unknown, such as the app in its own tab. */
export function phoneOf(entry: LogEntry): string | null {
  return entry.kind === 'call' ? entry.phone : entry.request.sender;
}

/** Whether it failed: with a code other than 0, or a request without a readable answer. */
export function isFailed(entry: LogEntry): boolean {
  const code = codeOf(entry);
  return code === null ? entry.kind === 'request' : code !== 0;
}

/** The unique id of an entry. */
export function idOf(entry: LogEntry): string {
  return entry.kind === 'call'
    ? `call-${entry.phone}-${entry.call.id}`
    : `request-${entry.request.id}`;
}
