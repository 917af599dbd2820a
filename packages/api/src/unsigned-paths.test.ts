import { isSigned } from '@cangkir/core';
import { TRACKING } from '@cangkir/core/tracking';
import { expect, test } from 'vitest';
import { ENDPOINTS } from './endpoints.generated.ts';

test('what is not signed are two endpoints and the sink of the statistics', () => {
  const paths = [...Object.values(ENDPOINTS).map(({ path }) => path), TRACKING.path];
  expect(paths.filter((path) => !isSigned(path))).toEqual([
    '/portal/app/assistance/sponsor',
    '/portal/app/assistance/assist',
    '/sa',
  ]);
});
