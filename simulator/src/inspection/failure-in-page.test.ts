import { expect, test } from 'vitest';
import { failureInPage } from './failure-in-page.ts';

const WEB = { platform: 'web', appVersion: null } as const;
const OLD_APP = { platform: 'ios', appVersion: '1.9.9' } as const;
const APP = { platform: 'android', appVersion: '3.3.0' } as const;

test.each([
  ['outside the app', 'userInfo', 'outside-app', WEB, -3],
  ['without a bridge', 'userInfo', 'no-bridge', WEB, -4],
  ['in an app that is too old', 'scanCode', 'unsupported', OLD_APP, -5],
] as const)('names the failure of a call %s', (_, method, kind, transport, code) => {
  expect(failureInPage(method, kind, transport)?.code).toBe(code);
});

test.each([
  ['the app answers with such a code', 'scanCode', 'unsupported', APP],
  ['the app does not answer', 'scanCode', 'timeout', APP],
  ['the call is old enough', 'userInfo', 'outside-app', OLD_APP],
] as const)('names none if %s', (_, method, kind, transport) => {
  expect(failureInPage(method, kind, transport)).toBeNull();
});
