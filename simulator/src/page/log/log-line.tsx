import { memo, useState } from 'react';
import type { Exchange } from '../../backend/backend.types.ts';
import { codeOf, idOf, isFailed, type LogEntry, nameOf, phoneOf } from '../../log/log-store.ts';
import { CopyScenario } from './copy-scenario.tsx';
import { LogDetails } from './log-details.tsx';
import styles from './log-line.module.css';
import { phoneLabel } from './phone-label.ts';

interface LogLineProps {
  readonly entry: LogEntry;
  /** Whether there is more than one phone to tell apart. */
  readonly showsPhone: boolean;
  /** Whether the Tab key leads here. */
  readonly isReached: boolean;
}

/** One call, event or request; opened, all that was sent and answered. */
export const LogLine = memo(function LogLine({ entry, showsPhone, isReached }: LogLineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const phone = phoneOf(entry);
  return (
    <li className={styles.line} data-line={idOf(entry)}>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary
          className={styles.summary}
          data-shows-phone={showsPhone}
          tabIndex={isReached ? 0 : -1}
        >
          {showsPhone ? (
            <span className={styles.phone} data-phone={phone}>
              {phoneLabel(phone)}
            </span>
          ) : null}
          <span className={styles.kind} data-kind={entry.kind}>
            {kindOf(entry)}
          </span>
          <span className={styles.name}>{titleOf(entry)}</span>
          <span className={styles.outcome} data-look={lookOf(entry)}>
            {outcomeOf(entry)}
          </span>
          <span className={styles.time}>{durationOf(entry)}</span>
        </summary>
        {isOpen ? <LogDetails entry={entry} /> : null}
        {isOpen && phone === 'first' && entry.kind !== 'event' ? (
          <CopyScenario entry={entry} />
        ) : null}
      </details>
    </li>
  );
});

const UNANSWERED: Readonly<Record<Exchange['outcome'], string>> = {
  answered: 'not JSON',
  lost: 'lost',
  offline: 'offline',
  silent: 'silent',
};

function kindOf(entry: LogEntry): string {
  if (entry.kind === 'request') return entry.request.method;
  return entry.kind === 'call' ? 'Bridge' : 'Event';
}

/** A further answer to the same call says so. */
function titleOf(entry: LogEntry): string {
  const isFurther = entry.kind === 'call' && entry.call.answerNumber > 1;
  return isFurther ? `${nameOf(entry)}, answer ${entry.call.answerNumber}` : nameOf(entry);
}

function outcomeOf(entry: LogEntry): string {
  if (entry.kind === 'event') return entry.event.isReceived ? 'received' : 'no receiver';
  const code = codeOf(entry);
  if (code !== null) return String(code);
  return entry.kind === 'call' ? 'open' : UNANSWERED[entry.request.outcome];
}

function lookOf(entry: LogEntry): 'good' | 'bad' | 'open' {
  if (isFailed(entry)) return 'bad';
  return entry.kind === 'call' && entry.call.answer === null ? 'open' : 'good';
}

function durationOf(entry: LogEntry): string {
  if (entry.kind === 'event') return '';
  const { duration } = entry.kind === 'call' ? entry.call : entry.request;
  return duration === null ? '' : `${duration} ms`;
}
