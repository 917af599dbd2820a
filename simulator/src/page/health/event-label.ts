import type { RecordedEvent } from '@cangkir/core/health';
import { nameOfCode } from '../../backend/known-codes.ts';
import { routeLabel } from './route-label.ts';

/** What happened before an error, as people read it. */
export function eventLabel(event: RecordedEvent): string {
  switch (event.kind) {
    case 'route':
      return `open ${routeLabel(event.name)}`;
    case 'machine':
      return `${event.machine}: ${event.event} → ${event.state}`;
    case 'request':
      return `request ${event.endpoint}: ${outcomeLabel(event.outcome)}`;
    case 'native':
      return `call ${event.method}: ${event.outcome}`;
    case 'storage':
      return `store ${event.key}`;
    case 'clock':
      return `clock corrected by ${event.minutes} min`;
  }
}

function outcomeLabel(outcome: string | number): string {
  const name = typeof outcome === 'number' ? nameOfCode(outcome) : null;
  return name === null ? String(outcome) : `${outcome} ${name}`;
}
