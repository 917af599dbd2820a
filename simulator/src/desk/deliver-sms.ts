import type { Clock } from '@cangkir/core';
import type { Backend } from '../backend/backend.ts';
import type { Phone } from '../phone/create-phone.ts';
import { SMS_DELAY_MS } from '../phone/sms-delay.ts';
import type { PhoneName } from '../settings/settings.ts';
import { bothOf } from './create-phones.ts';

interface SmsWorld {
  readonly backend: Pick<Backend, 'on'>;
  readonly clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>;
  readonly phones: Readonly<Record<PhoneName, Pick<Phone, 'name' | 'receiveSms'>>>;
}

/** Delivers each SMS to the phone that requested it; to both if unknown. */
export function deliverSms({ backend, clock, phones }: SmsWorld): void {
  const onTheirWay = new Set<unknown>();
  backend.on('sms', (sms) => {
    const timer = clock.setTimeout(() => {
      onTheirWay.delete(timer);
      for (const phone of bothOf(phones)) {
        if (sms.sender === null || sms.sender === phone.name) phone.receiveSms(sms);
      }
    }, SMS_DELAY_MS);
    onTheirWay.add(timer);
  });
  backend.on('loaded', () => {
    // With other data, such as of the next scenario, nobody has sent them.
    for (const timer of onTheirWay) clock.clearTimeout(timer);
    onTheirWay.clear();
  });
}
