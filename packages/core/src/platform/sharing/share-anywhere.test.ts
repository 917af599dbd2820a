import { expect, test } from 'vitest';
import type { NativeFailure } from '../native-host.ts';
import { fail, type Result, succeed } from '../result.ts';
import { shareAnywhere } from './share-anywhere.ts';
import type { ShareContent, SharingFailure } from './sharing.ts';

const CONTENT = { title: 'Potong harga', text: 'Bantu aku', url: 'https://app.test/#/bargain' };

/** Shares where each way answers so; tells what came of it, and what each way was given. */
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

test('the native app’s panel is the first', async () => {
  const { result, given } = await share(succeed(undefined), fail({ kind: 'unavailable' }));
  expect(result).toEqual(succeed(undefined));
  expect(given).toEqual([['native', CONTENT]]);
});

test('who closes it is not shown another', async () => {
  const { result, given } = await share(fail({ kind: 'declined' }), succeed(undefined));
  expect(result).toEqual(fail({ kind: 'declined' }));
  expect(given).toHaveLength(1);
});

test.each(['outside-app', 'no-bridge', 'unsupported', 'timeout', 'malformed'] as const)(
  'without it (%s) the browser’s is asked, and its answer counts',
  async (kind) => {
    const shared = await share(fail({ kind }), succeed(undefined));
    expect(shared.result).toEqual(succeed(undefined));
    expect(shared.given.at(-1)).toEqual(['browser', CONTENT]);
    const nowhere = await share(fail({ kind }), fail({ kind: 'unavailable' }));
    expect(nowhere.result).toEqual(fail({ kind: 'unavailable' }));
  },
);
