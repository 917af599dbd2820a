import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CODE_TABLE } from '../../flow/response-code/code-table.ts';
import { CLAIM_CODE } from '../../flow/response-code/response-code.ts';
import { createCampaign } from './claim.memory.ts';
import { campaignOutcome, claimOutcome } from './claim-outcome.ts';

// The codes are spelled out: the test checks section 4 of the specification, not the table.
test.each([
  [0, { kind: 'claimed', voucherId: 'v-1' }],
  [30003, { kind: 'promoOver' }],
  [30004, { kind: 'notStarted', opensAt: 1000 }],
  [30005, { kind: 'ended' }],
  [30006, { kind: 'allClaimed' }],
  [30007, { kind: 'alreadyClaimed', voucherId: 'v-1' }],
  [30011, null],
  [30012, { kind: 'newUsersOnly' }],
  [30014, { kind: 'notYetTime', opensAt: 1000 }],
  // The second set of section 8, and the codes of a bargain's helper.
  [120002, { kind: 'notStarted', opensAt: 1000 }],
  [120103, { kind: 'notStarted', opensAt: 1000 }],
  [110004, { kind: 'ended' }],
  [120003, { kind: 'ended' }],
  [120104, { kind: 'ended' }],
])('%i means %j', (code, outcome) => {
  expect(claimOutcome({ code, voucherId: 'v-1', opensAt: 1000 })).toEqual(outcome);
});

test('reads omitted fields as null', () => {
  expect(claimOutcome({ code: 0 })).toEqual({ kind: 'claimed', voucherId: null });
  expect(claimOutcome({ code: 30007 })).toEqual({ kind: 'alreadyClaimed', voucherId: null });
  expect(claimOutcome({ code: 30004 })).toEqual({ kind: 'notStarted', opensAt: null });
  expect(claimOutcome({ code: 30014 })).toEqual({ kind: 'notYetTime', opensAt: null });
});

test('ignores every other code', () => {
  const known = new Set<number>([
    ...Object.values(CLAIM_CODE),
    ...[120002, 120103, 110004, 120003, 120104],
  ]);
  const ofOthers = fc.constantFrom(...CODE_TABLE.map(({ code }) => code));
  const near = fc.integer({ min: 29990, max: 30050 });
  fc.assert(
    fc.property(
      fc.oneof(fc.integer(), near, ofOthers).filter((code) => !known.has(code)),
      (code) => {
        expect(claimOutcome({ code })).toBeNull();
      },
    ),
  );
});

test.each([0, 30011, 39999])('may be claimed if the campaign has code %i', (code) => {
  expect(campaignOutcome({ ...createCampaign('kopi'), claim: { code } })).toBeNull();
});

test.each([
  [30003, 'promoOver'],
  [30004, 'notStarted'],
  [30005, 'ended'],
  [30006, 'allClaimed'],
  [30007, 'alreadyClaimed'],
  [30012, 'newUsersOnly'],
  [30014, 'notYetTime'],
])('says that a campaign with %i is %s', (code, kind) => {
  expect(campaignOutcome({ ...createCampaign('kopi'), claim: { code } })).toMatchObject({ kind });
});
