import { expect, test } from 'vitest';
import type { Sms } from '../backend/backend.types.ts';
import { startBackend } from '../backend/testing.ts';
import { SMS_DELAY_MS } from '../phone/sms-delay.ts';
import { deliverSms } from './deliver-sms.ts';

const PHONE = '+6281200000202';

/** Two phones that record their SMS. */
function startDelivery() {
  const { backend, clock, request } = startBackend();
  const inboxes: Record<'first' | 'second', Sms[]> = { first: [], second: [] };
  const phoneOf = (name: 'first' | 'second') => ({
    name,
    receiveSms: (sms: Sms) => void inboxes[name].push(sms),
  });
  deliverSms({ backend, clock, phones: { first: phoneOf('first'), second: phoneOf('second') } });
  const asked = request('sendCode', { phone: PHONE });
  return { backend, clock, inboxes, asked };
}

test('delivers an SMS to the phone that requested it, after a delay', async () => {
  const { backend, clock, inboxes, asked } = startDelivery();
  await backend.handle({ ...asked, sender: 'second' });
  await clock.advance(SMS_DELAY_MS - 1);
  expect(inboxes).toEqual({ first: [], second: [] });
  await clock.advance(1);
  expect(inboxes.first).toEqual([]);
  expect(inboxes.second).toMatchObject([{ phone: PHONE, sender: 'second' }]);
});

test('delivers it to both if the sender is unknown', async () => {
  const { backend, clock, inboxes, asked } = startDelivery();
  await backend.handle(asked);
  await clock.advance(SMS_DELAY_MS);
  expect(inboxes.first).toHaveLength(1);
  expect(inboxes.second).toEqual(inboxes.first);
});

test('drops an SMS on its way when other data are loaded', async () => {
  const { backend, clock, inboxes, asked } = startDelivery();
  await backend.handle(asked);
  backend.load(backend.peek());
  await clock.advance(SMS_DELAY_MS);
  expect(inboxes).toEqual({ first: [], second: [] });
});

test('delivers an SMS on its way when somebody edits the data', async () => {
  const { backend, clock, inboxes, asked } = startDelivery();
  await backend.handle(asked);
  backend.edit(backend.peek());
  await clock.advance(SMS_DELAY_MS);
  expect(inboxes.first).toHaveLength(1);
});
