import { expect, test } from 'vitest';
import { createCheckInCampaign } from './check-in.memory.ts';
import { checkInStatus } from './check-in-status.ts';

const at = (iso: string) => Date.parse(`2026-11-${iso}+07:00`);
const CAMPAIGN = createCheckInCampaign(at('20T10:00:00'), { endsAt: at('22T20:00:00') });

test.each([
  ['20T09:59:59.999', 'notStarted', at('20T10:00:00')],
  ['20T10:00:00', 'ready', at('21T00:00:00')],
  ['21T00:00:00', 'ready', at('22T00:00:00')],
  ['22T19:59:59.999', 'ready', at('22T20:00:00')],
  ['22T20:00:00', 'ended', Number.POSITIVE_INFINITY],
])('at %s it is %s', (moment, kind, until) => {
  expect(checkInStatus(CAMPAIGN, at(moment))).toEqual({ kind, at: at(moment), until });
});

test('is done after a check-in, until midnight or the end', () => {
  const campaign = { ...CAMPAIGN, checkIns: [at('21T08:00:00'), at('22T08:00:00')] };
  expect(checkInStatus(campaign, at('21T12:00:00'))).toMatchObject({
    kind: 'checkedIn',
    until: at('22T00:00:00'),
  });
  expect(checkInStatus(campaign, at('22T12:00:00'))).toMatchObject({
    kind: 'checkedIn',
    until: at('22T20:00:00'),
  });
});
