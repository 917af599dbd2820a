import { expect, test } from 'vitest';
import { DOWNLINK_CODE } from './activity-code.ts';
import { CODE_TABLE } from './code-table.ts';
import { COMMUNITY_CODE } from './community-code.ts';
import { GIFT_CODE } from './gift-code.ts';
import { PACK_CODE } from './pack-code.ts';
import { REFERRAL_CODE } from './referral-code.ts';
import { CLAIM_CODE, RESPONSE_CODE } from './response-code.ts';

const NAMED = [
  ...[RESPONSE_CODE, CLAIM_CODE, GIFT_CODE, REFERRAL_CODE, COMMUNITY_CODE, PACK_CODE].flatMap(
    Object.values,
  ),
  DOWNLINK_CODE,
];

// The codes are spelled out: the test checks the specification and docs/assumptions.md, not the table.
test('lists every code of sections 4 and 8, and each of ours, once and in order', () => {
  expect(CODE_TABLE.map(({ code }) => code)).toEqual([
    0, 10000, 10001, 10002, 10011, 10012, 10013, 10014, 10015, 10016, 20001, 20002, 20003, 20004,
    20005, 20101, 20102, 20103, 30003, 30004, 30005, 30006, 30007, 30011, 30012, 30014, 30040,
    30041, 30042, 100007, 100018, 110004, 120002, 120003, 120101, 120103, 120104, 130001, 130002,
    130003, 130004, 130005, 130006, 140001, 140002, 140003, 140004,
  ]);
});

test.each([...new Set(NAMED)])('lists %i, which has a name, once', (named) => {
  expect(CODE_TABLE.filter(({ code }) => code === named)).toHaveLength(1);
});

test('gives an unreadable request the general message', () => {
  expect(CODE_TABLE.filter(({ message }) => message === 'unexpected')).toEqual([
    { code: 10014, message: 'unexpected', next: 'retry' },
  ]);
});

test('continues after 0 and the helper’s downlink code', () => {
  expect(CODE_TABLE.filter(({ next }) => next === 'goOn')).toEqual([
    { code: 0, message: null, next: 'goOn' },
    { code: 120101, message: 'downlink', next: 'goOn' },
  ]);
});
