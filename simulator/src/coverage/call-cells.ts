import {
  type BridgeFailure,
  CALL_TIMEOUT,
  isMethodName,
  METHODS,
  type MethodName,
} from '@cangkir/bridge';
import type { Result } from '@cangkir/core';
import { keysOf } from '@cangkir/core';
import * as v from 'valibot';
import { DECLINED, INVALID_PARAMS } from '../host/answers.ts';
import type { CallRecord } from '../host/host.types.ts';
import { PLATFORMS, type Platform } from '../settings/settings.ts';

/** The possible outcomes of a call to the native app, and their codes; null if an outcome has none. */
export const OUTCOMES = {
  success: 0,
  outsideApp: -3,
  noBridge: -4,
  unsupported: -5,
  /** The user closed the app's dialog, or the app refused with its own code. */
  declined: DECLINED,
  /** The app rejected the parameters. */
  invalid: INVALID_PARAMS,
  /** No answer in time. */
  timeout: null,
  /** The answer breaks the contract. */
  malformed: null,
} as const satisfies Readonly<Record<string, number | null>>;

export type Outcome = keyof typeof OUTCOMES;

/** A call with its outcome: one cell of the table of calls. */
export interface CallCell {
  readonly method: MethodName;
  /** The phone's real platform, not the one that the page detects. */
  readonly platform: Platform;
  readonly outcome: Outcome;
}

/** An invalid answer, for calls with a result. */
const GARBAGE = Symbol('garbage');

/** Every possible cell: each outcome of each call on each platform. */
export function callCells(): readonly CallCell[] {
  return keysOf(METHODS).flatMap((method) =>
    PLATFORMS.flatMap((platform) =>
      outcomesOf(method, platform).map((outcome) => ({ method, platform, outcome })),
    ),
  );
}

function outcomesOf(method: MethodName, platform: Platform): readonly Outcome[] {
  if ('disabled' in METHODS[method]) return ['unsupported'];
  if (platform === 'browser') return ['outsideApp'];
  return [
    'success',
    'noBridge',
    'unsupported',
    ...(isDeclinable(method, platform) ? (['declined'] as const) : []),
    ...(v.is(METHODS[method].input, {}) ? [] : (['invalid'] as const)),
    'timeout',
    ...(v.is(METHODS[method].output, GARBAGE) ? [] : (['malformed'] as const)),
  ];
}

/** On Android, a failing device info counts as declined, too (specification, section 8). */
function isDeclinable(method: MethodName, platform: Platform): boolean {
  return METHODS[method].showsUi || (method === 'deviceInfo' && platform === 'android');
}

const OUTCOME_OF_KIND: Readonly<Record<BridgeFailure['kind'], Outcome>> = {
  'outside-app': 'outsideApp',
  'no-bridge': 'noBridge',
  unsupported: 'unsupported',
  timeout: 'timeout',
  malformed: 'malformed',
  declined: 'declined',
};

/** The outcome of a call, as the page sees it. */
export function outcomeOfResult(result: Result<unknown, BridgeFailure>): Outcome {
  if (result.ok) return 'success';
  const { failure } = result;
  const isInvalid = failure.kind === 'declined' && failure.code === INVALID_PARAMS;
  return isInvalid ? 'invalid' : OUTCOME_OF_KIND[failure.kind];
}

/**
 * The cell of a call in the log. Null for a call without an answer, for its further answers, and for one that came after
 * the page had stopped waiting: {@link cellOfTimeout} counts that call.
 */
export function cellOfRecord(call: CallRecord, platform: Platform): CallCell | null {
  const { method, answer, answerNumber, duration } = call;
  if (!isMethodName(method) || answer === null || answerNumber > 1) return null;
  const limit = METHODS[method].showsUi ? CALL_TIMEOUT.showsUi : CALL_TIMEOUT.plain;
  if (duration !== null && duration >= limit) return null;
  return { method, platform, outcome: outcomeOfCode(answer.code, call.isMalformed) };
}

/** The cell of a call whose answer the page no longer waits for. Only the page knows. */
export function cellOfTimeout(method: MethodName, platform: Platform): CallCell {
  return { method, platform, outcome: 'timeout' };
}

function outcomeOfCode(code: number, isMalformed: boolean): Outcome {
  if (isMalformed) return 'malformed';
  return keysOf(OUTCOMES).find((outcome) => OUTCOMES[outcome] === code) ?? 'declined';
}
