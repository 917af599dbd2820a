import { expect, test } from 'vitest';
import { problemOfNative } from './native-problem.ts';

test.each([
  ['outside-app', 'outsideApp', 'openApp'],
  ['no-bridge', 'noBridge', 'openApp'],
  ['unsupported', 'bridgeUnsupported', 'openApp'],
  ['no-device-info', 'deviceInfoUnavailable', 'retry'],
  ['timeout', 'unexpected', 'retry'],
  ['malformed', 'unexpected', 'retry'],
] as const)('gives %s the message %s, and leads to %s', (kind, message, next) => {
  expect(problemOfNative({ kind })).toEqual({ message, next, code: null });
});

test('is null if the user closed the app’s dialog', () => {
  expect(problemOfNative({ kind: 'declined' })).toBeNull();
});
