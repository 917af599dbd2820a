import type { PhoneName } from '../settings/settings.ts';
import { codeOf, isFailed, type LogEntry, nameOf, phoneOf } from './log-store.ts';

/** The filter of the log. */
export interface LogFilter {
  readonly kind: 'all' | LogEntry['kind'];
  readonly phone: 'all' | PhoneName;
  readonly outcome: 'all' | 'failed';
  /** Text in their names or contents, in any case. */
  readonly search: string;
}

export const EVERYTHING: LogFilter = { kind: 'all', phone: 'all', outcome: 'all', search: '' };

export function fitsFilter(entry: LogEntry, { kind, phone, outcome, search }: LogFilter): boolean {
  return (
    (kind === 'all' || entry.kind === kind) &&
    (phone === 'all' || phoneOf(entry) === phone) &&
    (outcome === 'all' || isFailed(entry)) &&
    textOf(entry).includes(search.trim().toLowerCase())
  );
}

/** Caches entries' texts: each is searched on every keystroke, and never changes. */
const texts = new WeakMap<LogEntry, string>();

function textOf(entry: LogEntry): string {
  const known = texts.get(entry);
  if (known !== undefined) return known;
  const text = [nameOf(entry), codeOf(entry), ...contentsOf(entry)]
    .map((part) => (typeof part === 'string' ? part : JSON.stringify(part)))
    .join('\n')
    .toLowerCase();
  texts.set(entry, text);
  return text;
}

function contentsOf(entry: LogEntry): readonly unknown[] {
  if (entry.kind === 'event') return [entry.event.data];
  if (entry.kind === 'call') return [entry.call.input, entry.call.answer];
  const { path, input, headers, answer } = entry.request;
  return [path, input, headers, answer];
}
