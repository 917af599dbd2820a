import type { RecordedEvent } from '@cangkir/core/health';
import { expect, test } from 'vitest';
import { eventLabel } from './event-label.ts';

const AT = Date.UTC(2026, 8, 4, 8);

test.each<readonly [RecordedEvent, string]>([
  [{ kind: 'route', at: AT, name: 'getCoupons' }, 'open getCoupons'],
  [{ kind: 'route', at: AT, name: null }, 'open unknown address'],
  [
    { kind: 'machine', at: AT, machine: 'claim', event: 'CLAIM', state: 'claiming' },
    'claim: CLAIM → claiming',
  ],
  [{ kind: 'request', at: AT, endpoint: 'claim', outcome: 0 }, 'request claim: 0'],
  [
    { kind: 'request', at: AT, endpoint: 'claim', outcome: 30006 },
    'request claim: 30006 all claimed',
  ],
  [
    { kind: 'request', at: AT, endpoint: 'claim', outcome: 'unreachable' },
    'request claim: unreachable',
  ],
  [{ kind: 'native', at: AT, method: 'share', outcome: 'declined' }, 'call share: declined'],
  [{ kind: 'storage', at: AT, key: 'common-session' }, 'store common-session'],
  [{ kind: 'clock', at: AT, minutes: -90 }, 'clock corrected by -90 min'],
])('%o reads %s', (event, text) => {
  expect(eventLabel(event)).toBe(text);
});
