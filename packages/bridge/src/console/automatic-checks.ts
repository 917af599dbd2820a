import { keysOf } from '@cangkir/core';
import * as v from 'valibot';
import { CALL_TIMEOUT } from '../bridge.ts';
import { METHODS } from '../methods.ts';
import { WIRE } from '../native-wire.ts';
import type { Transport } from '../transport.ts';
import { malformedParams } from './malformed-params.ts';
import { answers, callOf, type PlannedCall, type PlannedCheck, refuses } from './planned-check.ts';
import { VALID_PARAMS } from './valid-params.ts';

const TOP = callOf('getSafeTop', {});
const LOGIN = callOf('userInfo', {});
const NO_VALUE = callOf('getAppCache', VALID_PARAMS.getAppCache, v.null());
const UNKNOWN = { key: 'conformance-unknown' } as const;

/** The app that is checked, as far as the page knows it. */
type CheckedApp = Pick<Transport, 'platform' | 'appVersion'>;

/** What the app does without a screen of its own. */
export function automaticChecks(app: CheckedApp): readonly PlannedCheck[] {
  return [...wireChecks(), ...callChecks(app), ...paramChecks()];
}

function wireChecks(): readonly PlannedCheck[] {
  return [
    {
      about: 'wire',
      name: 'version',
      expected: 'noSuccess',
      // Nothing waits for an answer that need not come.
      calls: [{ ...TOP, expected: 'noSuccess', version: WIRE.version + 1, limit: 0 }],
    },
    {
      about: 'wire',
      name: 'unknownCall',
      expected: 'unsupported',
      calls: [{ ...TOP, method: 'conformance', expected: 'unsupported' }],
    },
    answers('wire', 'ids', [TOP, LOGIN, NO_VALUE], { isAtOnce: true }),
    { about: 'wire', name: 'messages', expected: 'messages', calls: [] },
  ];
}

function callChecks(app: CheckedApp): readonly PlannedCheck[] {
  const { setStorage, getStorage, setAppTmpStorage, getAppTmpStorage } = VALID_PARAMS;
  const json = { type: 'json', value: JSON.stringify(VALID_PARAMS.debug) } as const;
  return [
    answers('getSafeTop', 'answer', [TOP]),
    answers('deviceInfo', 'answer', [deviceCall(app)]),
    answers('userInfo', 'answer', [LOGIN]),
    answers('setTitle', 'answer', [callOf('setTitle', VALID_PARAMS.setTitle)]),
    answers('showOrHideNav', 'answer', [callOf('showOrHideNav', { show: false })]),
    answers('debug', 'answer', [callOf('debug', VALID_PARAMS.debug)]),
    answers('pullRefresh', 'answer', [callOf('pullRefresh', { enabled: false })]),
    answers('getAppCache', 'unknown', [NO_VALUE]),
    answers('setStorage', 'text', [
      callOf('setStorage', setStorage),
      callOf('getStorage', getStorage, v.literal(setStorage.value)),
    ]),
    answers('setStorage', 'json', [
      callOf('setStorage', { ...setStorage, ...json }),
      callOf('getStorage', { ...getStorage, type: json.type }, v.literal(json.value)),
    ]),
    answers('getStorage', 'unknown', [
      callOf('getStorage', { ...getStorage, ...UNKNOWN }, v.null()),
    ]),
    answers('setAppTmpStorage', 'text', [
      callOf('setAppTmpStorage', setAppTmpStorage),
      callOf('getAppTmpStorage', getAppTmpStorage, v.literal(setAppTmpStorage.value)),
    ]),
    answers('getAppTmpStorage', 'unknown', [callOf('getAppTmpStorage', UNKNOWN, v.null())]),
  ];
}

/** The device, with the version of the user agent if that names one. On Android, a refusal means that it is unavailable. */
function deviceCall({ platform, appVersion }: CheckedApp): PlannedCall {
  const { output } = METHODS.deviceInfo;
  const named = v.object({ ...output.entries, appVersion: v.literal(appVersion ?? '') });
  const call = callOf('deviceInfo', {}, appVersion === null ? output : named);
  return platform === 'android' ? { ...call, mayBeRefused: true } : call;
}

/** A refusal shows no dialog, and so takes no longer than any call without one. */
function paramChecks(): readonly PlannedCheck[] {
  return keysOf(VALID_PARAMS).map((method) =>
    refuses(
      method,
      'params',
      malformedParams(method, VALID_PARAMS[method]).map((params) => ({
        method,
        params,
        data: METHODS[method].output,
        limit: CALL_TIMEOUT.plain,
      })),
      { isAtOnce: true },
    ),
  );
}
