import type { PhoneName } from '../settings/settings.ts';
import { codeOf, isFailed, type LogEntry, nameOf, phoneOf } from './log-store.ts';

/** Which entries of the log are shown. */
export interface LogFilter {
  readonly kind: 'all' | LogEntry['kind'];
  readonly phone: 'all' | PhoneName;
  readonly outcome: 'all' | 'failed';
  /** What their names or contents hold, in letters of either size. */
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

/** An entry is searched at each letter that is typed, and never changes. */
const texts = new WeakMap<LogEntry, string>();

function textOf(entry: LogEntry): string {
  const known = texts.get(entry);
  if (known !== undefined) return known;
  const contents =
    entry.kind === 'call'
      ? [entry.call.input, entry.call.answer]
      : [entry.request.path, entry.request.input, entry.request.headers, entry.request.answer];
  const text = [nameOf(entry), codeOf(entry), ...contents]
    .map((part) => (typeof part === 'string' ? part : JSON.stringify(part)))
    .join('\n')
    .toLowerCase();
  texts.set(entry, text);
  return text;
}
