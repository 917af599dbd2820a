import { expect, test } from 'vitest';
import { findEntries } from './find-entries.ts';

const STATE = {
  users: { member: { phone: '+6281234567890', firstOrderAt: null } },
  campaigns: { 'kopi-susu': { stock: 250, name: 'Kopi Susu' }, merienda: { stock: 25 } },
  claims: [{ activityCode: 'kopi-susu' }, { activityCode: 'merienda' }],
};

function pathsOf(search: string): readonly string[] {
  return findEntries(STATE, search).map(({ path }) => path.join('/'));
}

test.each([
  ['KOPI', ['campaigns/kopi-susu', 'claims/0/activityCode']],
  ['stock', ['campaigns/kopi-susu/stock', 'campaigns/merienda/stock']],
  ['25', ['campaigns/kopi-susu/stock', 'campaigns/merienda/stock']],
  ['null', ['users/member/firstOrderAt']],
  ['users', ['users']],
  ['0812****', ['users/member/phone']],
  ['nowhere', []],
])('“%s” is found where it is seen: %j', (search, expected) => {
  expect(pathsOf(search)).toEqual(expected);
});

test('what is masked is not found by what it masks', () => {
  expect(pathsOf('1234567')).toEqual([]);
});

test('what is found comes with its value', () => {
  expect(findEntries(STATE, 'merienda')).toEqual([
    { path: ['campaigns', 'merienda'], value: { stock: 25 } },
    { path: ['claims', '1', 'activityCode'], value: 'merienda' },
  ]);
});
