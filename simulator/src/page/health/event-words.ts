import type { RecordedEvent } from '@cangkir/core/health';
import { nameOfCode } from '../../backend/known-codes.ts';
import { routeWords } from './route-words.ts';

/** What happened before an error, as people read it. */
export function eventWords(event: RecordedEvent): string {
  switch (event.kind) {
    case 'route':
      return `open ${routeWords(event.name)}`;
    case 'machine':
      return `${event.machine}: ${event.event} → ${event.state}`;
    case 'request':
      return `request ${event.endpoint}: ${outcomeWords(event.outcome)}`;
    case 'native':
      return `call ${event.method}: ${event.outcome}`;
    case 'storage':
      return `store ${event.key}`;
    case 'clock':
      return `clock corrected by ${event.minutes} min`;
  }
}

function outcomeWords(outcome: string | number): string {
  const name = typeof outcome === 'number' ? nameOfCode(outcome) : null;
  return name === null ? String(outcome) : `${outcome} ${name}`;
}
