import { expect, test } from 'vitest';
import { EVERYTHING, fitsFilter, type LogFilter } from './log-filter.ts';
import { idOf } from './log-store.ts';
import { callEntry, requestEntry } from './testing.ts';

const ENTRIES = [
  callEntry({ input: { title: 'Kopi Susu' } }),
  callEntry({ answer: { code: -5, data: { deviceId: 'd-1' }, msg: 'Too old.' } }, 'second'),
  requestEntry({ code: 0, answer: { data: { name: 'Merienda' } } }),
  requestEntry({ id: 2, sender: null, input: { activityCode: 'teman' }, answer: '<html>' }),
  requestEntry({
    id: 3,
    sender: 'second',
    code: null,
    headers: { 'source-id': 'chat' },
    answer: null,
  }),
];

test.each<[Partial<LogFilter>, readonly string[]]>([
  [{}, ['call-first-1', 'call-second-1', 'request-1', 'request-2', 'request-3']],
  [{ kind: 'call' }, ['call-first-1', 'call-second-1']],
  [{ kind: 'request' }, ['request-1', 'request-2', 'request-3']],
  [{ phone: 'first' }, ['call-first-1', 'request-1']],
  [{ phone: 'second' }, ['call-second-1', 'request-3']],
  [{ outcome: 'failed' }, ['call-second-1', 'request-2', 'request-3']],
  [{ outcome: 'failed', kind: 'call' }, ['call-second-1']],
  [{ search: 'LOGIN' }, ['call-first-1', 'call-second-1']],
  [{ search: ' kopi susu ' }, ['call-first-1']],
  [{ search: '-5' }, ['call-second-1']],
  [{ search: 'd-1' }, ['call-second-1']],
  [{ search: 'coupon/claim' }, ['request-1', 'request-2', 'request-3']],
  [{ search: 'merienda' }, ['request-1']],
  [{ search: '"activitycode":"teman"' }, ['request-2']],
  [{ search: '<HTML>' }, ['request-2']],
  [{ search: 'chat' }, ['request-3']],
  [{ search: 'nowhere' }, []],
])('%j shows %j', (filter, expected) => {
  const shown = ENTRIES.filter((entry) => fitsFilter(entry, { ...EVERYTHING, ...filter }));
  expect(shown.map(idOf)).toEqual(expected);
});
