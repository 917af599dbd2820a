import type { Exchange } from '../../backend/backend.types.ts';
import { codeOf, type LogEntry, nameOf, timeOf } from '../../log/log-store.ts';
import styles from './log-line.module.css';

const TIME = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** One call or request; opened, all that was sent and answered. */
export function LogLine({ entry }: { readonly entry: LogEntry }) {
  const { look, text } = outcomeOf(entry);
  return (
    <li>
      <details className={styles['line']}>
        <summary className={styles['summary']}>
          <span className={styles['kind']} data-kind={entry.kind}>
            {entry.kind === 'call' ? 'Bridge' : entry.request.method}
          </span>
          <span className={styles['name']}>{nameOf(entry)}</span>
          <span className={styles['outcome']} data-look={look}>
            {text}
          </span>
          <span className={styles['time']}>{durationOf(entry)}</span>
        </summary>
        <Details entry={entry} />
      </details>
    </li>
  );
}

function Details({ entry }: { readonly entry: LogEntry }) {
  const parts =
    entry.kind === 'call'
      ? { Input: entry.call.input, Answer: entry.call.answer }
      : {
          Input: entry.request.input,
          Headers: entry.request.headers,
          Answer: entry.request.answer,
        };
  return (
    <dl className={styles['details']}>
      <dt>At</dt>
      <dd>
        {TIME.format(timeOf(entry))}
        {entry.kind === 'request' ? ` · ${entry.request.path}` : ''}
      </dd>
      {Object.entries(parts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <pre className={styles['json']}>{JSON.stringify(value, null, 2)}</pre>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Outcome {
  readonly look: 'good' | 'bad' | 'open';
  readonly text: string;
}

const UNANSWERED: Readonly<Record<Exchange['outcome'], string>> = {
  answered: 'not JSON',
  lost: 'lost',
  offline: 'offline',
  silent: 'silent',
};

function outcomeOf(entry: LogEntry): Outcome {
  const code = codeOf(entry);
  if (code !== null) return { look: code === 0 ? 'good' : 'bad', text: String(code) };
  if (entry.kind === 'call') return { look: 'open', text: 'open' };
  return { look: 'bad', text: UNANSWERED[entry.request.outcome] };
}

function durationOf(entry: LogEntry): string {
  const duration = entry.kind === 'call' ? entry.call.duration : entry.request.duration;
  return duration === null ? '' : `${duration} ms`;
}
