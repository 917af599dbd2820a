import type { LogEntry, LogStore } from '../log/log-store.ts';
import type { DeskControls } from './desk.types.ts';

/** The log for scripts. */
export function createLogReading(
  log: LogStore,
): Pick<DeskControls, 'calls' | 'requests' | 'events' | 'clearLog'> {
  function entriesOf<Kind extends LogEntry['kind']>(kind: Kind) {
    return log
      .getSnapshot()
      .context.entries.filter(
        (entry): entry is Extract<LogEntry, { kind: Kind }> => entry.kind === kind,
      );
  }

  return {
    calls: () => entriesOf('call').map(({ phone, call }) => ({ ...call, phone })),
    events: () => entriesOf('event').map(({ phone, event }) => ({ ...event, phone })),
    clearLog: () => log.trigger.cleared(),
    requests: () => entriesOf('request').map(({ request }) => request),
  };
}
