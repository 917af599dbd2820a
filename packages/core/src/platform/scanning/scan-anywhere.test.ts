import { expect, test } from 'vitest';
import type { NativeFailure } from '../native-host.ts';
import { fail, type Result, succeed } from '../result.ts';
import { scanAnywhere } from './scan-anywhere.ts';
import type { ScanFailure } from './scanner.ts';

/** Scans with cameras that answer so. Returns the result, and which cameras were opened. */
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

test('uses the native app’s camera first', async () => {
  const scanned = await scan(succeed('from the app'), succeed('from the browser'));
  expect(scanned).toEqual({ result: succeed('from the app'), opened: ['native'] });
});

test('opens no second camera after the user closed the first', async () => {
  const scanned = await scan(fail({ kind: 'declined' }), succeed('from the browser'));
  expect(scanned).toEqual({ result: fail({ kind: 'declined' }), opened: ['native'] });
});

test.each(['outside-app', 'no-bridge', 'unsupported', 'timeout', 'malformed'] as const)(
  'falls back to the browser’s camera without it (%s)',
  async (kind) => {
    const scanned = await scan(fail({ kind }), succeed('from the browser'));
    expect(scanned).toEqual({ result: succeed('from the browser'), opened: ['native', 'browser'] });
    const nothing = await scan(fail({ kind }), fail({ kind: 'unavailable' }));
    expect(nothing.result).toEqual(fail({ kind: 'unavailable' }));
  },
);
