import { expect, test } from 'vitest';
import type { NativeFailure } from '../native-host.ts';
import { fail, succeed } from '../result.ts';
import { type ShareWay, shareBy } from './share-by.ts';
import type { SharingFailure } from './sharing.ts';

const ALL: readonly ShareWay[] = ['stories', 'photoApp', 'picture', 'hold', 'link', 'copy'];

/** Shares by a way among some that all fail so, or that succeed. Returns the ways tried, in order. */
async function share(
  way: ShareWay,
  failure: SharingFailure | NativeFailure | null,
  there: readonly ShareWay[] = ALL,
) {
  const tried: ShareWay[] = [];
  const ways = there.map((each) => [
    each,
    async () => {
      tried.push(each);
      return failure === null ? succeed(undefined) : fail(failure);
    },
  ]);
  await shareBy(way, Object.fromEntries(ways));
  return tried;
}

test.each(ALL)('shares by the chosen way alone: %s', async (way) => {
  expect(await share(way, null)).toEqual([way]);
});

test.each([
  ['stories', 'picture', 'hold'],
  ['photoApp', 'picture', 'hold'],
  ['picture', 'hold'],
  ['link', 'copy'],
  ['hold'],
  ['copy'],
] as const)('tries %s, and what follows it where it is unavailable', async (...ways) => {
  expect(await share(ways[0], { kind: 'unavailable' })).toEqual(ways);
});

test.each(['outside-app', 'no-bridge', 'unsupported', 'timeout', 'malformed'] as const)(
  'shares the picture as a file if the native app does not (%s)',
  async (kind) => {
    expect(await share('stories', { kind })).toEqual(['stories', 'picture', 'hold']);
  },
);

test.each(ALL)('opens nothing else after the user declined: %s', async (way) => {
  expect(await share(way, { kind: 'declined' })).toEqual([way]);
});

test('passes over a way that does not exist', async () => {
  expect(await share('stories', { kind: 'timeout' }, ['stories', 'hold'])).toEqual([
    'stories',
    'hold',
  ]);
  expect(await share('photoApp', { kind: 'timeout' }, ['photoApp', 'link'])).toEqual(['photoApp']);
});
