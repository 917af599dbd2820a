import { createStore } from '@xstate/store';
import type { Exchange } from '../backend/backend.types.ts';
import type { CallRecord } from '../host/host.types.ts';
import type { PhoneName } from '../settings/settings.ts';

/** One line of the log: a call to the native app, or a request to the backend. Both are masked. */
export type LogEntry =
  | { readonly kind: 'call'; readonly phone: PhoneName; readonly call: CallRecord }
  | { readonly kind: 'request'; readonly request: Exchange };

/** How many entries are held; the oldest go first. */
const CAPACITY = 500;

/** What the app asked for, the oldest first, since the page was opened or the log was cleared. */
export function createLogStore() {
  return createStore({
    context: { entries: noEntries(), isCleared: false },
    on: {
      /** A call comes twice: when it is made, and when it is answered. */
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

/** When an entry came: milliseconds since the epoch. */
export function timeOf(entry: LogEntry): number {
  return entry.kind === 'call' ? entry.call.at : entry.request.at;
}

/** What an entry is called: the method of a call, the endpoint or path of a request. */
export function nameOf(entry: LogEntry): string {
  if (entry.kind === 'call') return entry.call.method;
  return entry.request.endpoint ?? entry.request.path;
}

/** The code that it was answered with; null where there was no answer, or none yet. */
export function codeOf(entry: LogEntry): number | null {
  return entry.kind === 'call' ? (entry.call.answer?.code ?? null) : entry.request.code;
}

/** The phone that it came from; null where that is not known, such as the app in a tab of its own. */
export function phoneOf(entry: LogEntry): string | null {
  return entry.kind === 'call' ? entry.phone : entry.request.sender;
}

/** Tells whether it was answered by another code than 0, or is a request that got no answer to read. */
export function isFailed(entry: LogEntry): boolean {
  const code = codeOf(entry);
  return code === null ? entry.kind === 'request' : code !== 0;
}

/** Tells entries apart. */
export function idOf(entry: LogEntry): string {
  return entry.kind === 'call'
    ? `call-${entry.phone}-${entry.call.id}`
    : `request-${entry.request.id}`;
}
