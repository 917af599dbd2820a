import { expect, test } from 'vitest';
import type { NativeFailure } from '../native-host.ts';
import { fail, type Result, succeed } from '../result.ts';
import { scanAnywhere } from './scan-anywhere.ts';
import type { ScanFailure } from './scanner.ts';

/** Scans where each camera answers so; tells what came of it, and which were opened. */
async function scan(native: Result<string, NativeFailure>, browser: Result<string, ScanFailure>) {
  const opened: string[] = [];
  const scanner = scanAnywhere(
    {
      scan: async () => {
        opened.push('native');
        return native;
      },
    },
    {
      scan: async () => {
        opened.push('browser');
        return browser;
      },
    },
  );
  return { result: await scanner.scan(), opened };
}

test('the native app’s camera is the first', async () => {
  const scanned = await scan(succeed('from the app'), succeed('from the browser'));
  expect(scanned).toEqual({ result: succeed('from the app'), opened: ['native'] });
});

test('who closes it is not shown another', async () => {
  const scanned = await scan(fail({ kind: 'declined' }), succeed('from the browser'));
  expect(scanned).toEqual({ result: fail({ kind: 'declined' }), opened: ['native'] });
});

test.each(['outside-app', 'no-bridge', 'unsupported', 'timeout', 'malformed'] as const)(
  'without it (%s) the browser’s is opened, and what it reads counts',
  async (kind) => {
    const scanned = await scan(fail({ kind }), succeed('from the browser'));
    expect(scanned).toEqual({ result: succeed('from the browser'), opened: ['native', 'browser'] });
    const nothing = await scan(fail({ kind }), fail({ kind: 'unavailable' }));
    expect(nothing.result).toEqual(fail({ kind: 'unavailable' }));
  },
);
