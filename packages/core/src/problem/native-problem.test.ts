import { expect, test } from 'vitest';
import type { NativeFailure } from '../ports/native-host.ts';
import { problemOfDeviceInfo, problemOfNative } from './native-problem.ts';

const KINDS: readonly NativeFailure['kind'][] = [
  'outside-app',
  'no-bridge',
  'unsupported',
  'timeout',
  'malformed',
  'declined',
];

test.each([
  ['outside-app', 'outsideApp', 'openApp'],
  ['no-bridge', 'noBridge', 'openApp'],
  ['unsupported', 'bridgeUnsupported', 'openApp'],
  ['timeout', 'unexpected', 'retry'],
  ['malformed', 'unexpected', 'retry'],
] as const)('%s is told as %s, and leads to %s', (kind, message, next) => {
  expect(problemOfNative({ kind })).toEqual({ message, next, code: null });
});

test('what the person closed themselves is no problem', () => {
  expect(problemOfNative({ kind: 'declined' })).toBeNull();
});

test.each(KINDS)('no device info (%s) means on Android that there is none', (kind) => {
  expect(problemOfDeviceInfo({ kind }, 'android')).toEqual({
    message: 'deviceInfoUnavailable',
    next: 'retry',
    code: null,
  });
  expect(problemOfDeviceInfo({ kind }, 'ios')).toEqual(problemOfNative({ kind }));
});
