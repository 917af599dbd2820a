import { ACTION_ROWS } from '../backend/actions.ts';
import type { Backend } from '../backend/backend.ts';
import { cellOfExchange } from '../coverage/request-cells.ts';
import type { Phone } from '../phone/create-phone.ts';
import type { PhoneName } from '../settings/settings.ts';
import { bothOf } from './create-phones.ts';
import type { DeskParts } from './desk.types.ts';

interface FollowedBackend {
  readonly backend: Pick<Backend, 'on'>;
  readonly stores: Pick<DeskParts['stores'], 'coverage' | 'health' | 'log' | 'till'>;
  readonly phones: Readonly<Record<PhoneName, Pick<Phone, 'screen'>>>;
}

/** Shows the backend's activity in the log, the coverage, the health, the till, and the phones. */
export function followBackend({ backend, stores, phones }: FollowedBackend): void {
  for (const { field, till } of Object.values(ACTION_ROWS)) {
    if (till !== null) backend.on(field, (done) => stores.till.trigger.done({ done }));
  }
  backend.on('health', (health) => stores.health.trigger.received({ health }));
  backend.on('loaded', () => stores.health.trigger.cleared());
  backend.on('exchange', (request) => {
    stores.log.trigger.requestMade({ request });
    stores.coverage.trigger.requested({ cell: cellOfExchange(request) });
    // The code was used: it is not offered any more.
    if (request.endpoint !== 'logIn' || request.code !== 0) return;
    for (const { screen } of bothOf(phones)) screen.trigger.codeTaken();
  });
}
