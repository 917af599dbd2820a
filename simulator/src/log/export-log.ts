import { maskValue } from '../shared/mask-text.ts';
import type { LogEntry } from './log-store.ts';

/**
 * Exports the log as JSON, oldest entry first. Masked as strictly as a report, as it goes to other people.
 *
 * @param now Milliseconds since the epoch.
 */
export function exportLog(entries: readonly LogEntry[], now: number): string {
  const exportedAt = new Date(now).toISOString();
  return `${JSON.stringify({ exportedAt, entries: maskValue(entries) }, null, 2)}\n`;
}

/** The file name, such as `log-2026-09-04T08-00-00.json`. */
export function logFileName(now: number): string {
  return `log-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}.json`;
}
