import type { Random } from '@cangkir/core';
import type { Backend } from '../backend/backend.ts';
import type { SimulatorClock } from '../clock/simulator-clock.ts';
import { cellOfRecord, cellOfTimeout } from '../coverage/call-cells.ts';
import type { Network } from '../network/network.ts';
import { createPhone, type Phone } from '../phone/create-phone.ts';
import { PHONE_NAMES, type PhoneName } from '../settings/settings.ts';
import type { DeskParts } from './desk.types.ts';
import type { Randomness } from './randomness.ts';

interface PhonesOptions {
  readonly clock: SimulatorClock;
  /** This machine's randomness. */
  readonly random: Random;
  readonly randomness: Randomness;
  readonly backend: Backend;
  readonly network: Pick<Network, 'nextRequestId'>;
  readonly stores: Pick<DeskParts['stores'], 'settings' | 'log' | 'coverage'>;
}

/** Creates both phones. Their calls go into the log and the coverage. */
export function createPhones(options: PhonesOptions): DeskParts['phones'] {
  return { first: putPhone('first', options), second: putPhone('second', options) };
}

/** Both, the first one first. */
export function bothOf<One>(phones: Readonly<Record<PhoneName, One>>): readonly One[] {
  return PHONE_NAMES.map((name) => phones[name]);
}

function putPhone(
  name: PhoneName,
  { clock, random, randomness, backend, network, stores }: PhonesOptions,
): Phone {
  const { coverage, log } = stores;
  const settings = () => stores.settings.getSnapshot().context;

  const phone = createPhone({
    name,
    clock,
    random,
    randomness: () => randomness.page(name),
    settings: () => settings()[name],
    set: (change) => stores.settings.trigger.phoneChanged({ phone: name, change }),
    logInAs: backend.logInAs,
    onPaid: (orderNumber) => backend.receivePayment(orderNumber, name),
    nextRequestId: network.nextRequestId,
    onCallTimeout(method) {
      coverage.trigger.called({ cell: cellOfTimeout(method, settings()[name].platform) });
    },
    onTouch() {
      if (settings().desk.selectedPhone === name) return;
      stores.settings.trigger.deskChanged({ change: { selectedPhone: name } });
    },
  });
  phone.host.on('sent', (event) => log.trigger.eventSent({ phone: name, event }));
  phone.host.on('call', (call) => {
    log.trigger.callMade({ phone: name, call });
    coverage.trigger.called({ cell: cellOfRecord(call, settings()[name].platform) });
  });
  return phone;
}
