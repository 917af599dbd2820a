import { expect, test } from 'vitest';
import type { Override } from '../../backend/backend.types.ts';
import { OWN_BODY, OWN_CODE, overrideOf, type TypedOverride, USUAL_FAULT } from './override-of.ts';

const TYPED: TypedOverride = {
  endpoint: null,
  fault: USUAL_FAULT,
  code: 99999,
  body: 'garbage',
  delay: 0,
  times: 1,
};

test.each<[Partial<TypedOverride>, Override]>([
  [{}, { times: 1, network: 'lost' }],
  [
    { fault: 'offline', times: 3 },
    { times: 3, network: 'offline' },
  ],
  [
    { fault: 'silent', endpoint: 'claim' },
    { times: 1, network: 'silent', endpoint: 'claim' },
  ],
  [
    { fault: 'byTheRules', delay: 5000 },
    { times: 1, delay: 5000 },
  ],
  [{ fault: '30006' }, { times: 1, code: 30006 }],
  [
    { fault: OWN_CODE, delay: 1 },
    { times: 1, code: 99999, delay: 1 },
  ],
  [
    { fault: OWN_BODY, endpoint: 'vouchers' },
    { times: 1, body: 'garbage', endpoint: 'vouchers' },
  ],
])('%j is sent as %j', (typed, expected) => {
  expect(overrideOf({ ...TYPED, ...typed })).toEqual(expected);
});
