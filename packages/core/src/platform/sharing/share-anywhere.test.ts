import { expect, test } from 'vitest';
import type { NativeFailure } from '../native-host.ts';
import { fail, type Result, succeed } from '../result.ts';
import { shareAnywhere } from './share-anywhere.ts';
import type { ShareContent, SharingFailure } from './sharing.ts';

const CONTENT = { title: 'Potong harga', text: 'Bantu aku', url: 'https://app.test/#/bargain' };

/** Shares through methods that answer so. Returns the result, and what each method received. */
async function share(native: Result<void, NativeFailure>, browser: Result<void, SharingFailure>) {
  const given: [string, ShareContent][] = [];
  const sharing = shareAnywhere(
    {
      share: async (content) => {
        given.push(['native', content]);
        return native;
      },
    },
    {
      share: async (content) => {
        given.push(['browser', content]);
        return browser;
      },
    },
  );
  return { result: await sharing.share(CONTENT), given };
}

test('uses the native app’s panel first', async () => {
  const { result, given } = await share(succeed(undefined), fail({ kind: 'unavailable' }));
  expect(result).toEqual(succeed(undefined));
  expect(given).toEqual([['native', CONTENT]]);
});

test('opens no second sheet after the user closed the first', async () => {
  const { result, given } = await share(fail({ kind: 'declined' }), succeed(undefined));
  expect(result).toEqual(fail({ kind: 'declined' }));
  expect(given).toHaveLength(1);
});

test.each(['outside-app', 'no-bridge', 'unsupported', 'timeout', 'malformed'] as const)(
  'falls back to the browser’s sheet without it (%s)',
  async (kind) => {
    const shared = await share(fail({ kind }), succeed(undefined));
    expect(shared.result).toEqual(succeed(undefined));
    expect(shared.given.at(-1)).toEqual(['browser', CONTENT]);
    const nowhere = await share(fail({ kind }), fail({ kind: 'unavailable' }));
    expect(nowhere.result).toEqual(fail({ kind: 'unavailable' }));
  },
);
