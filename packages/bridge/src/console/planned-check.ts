import type { ConformanceCheck, ConformanceTask } from '@cangkir/core';
import type * as v from 'valibot';
import { CALL_TIMEOUT } from '../bridge.ts';
import type { EventName } from '../events.ts';
import { type InputOf, METHODS, type MethodName } from '../methods.ts';
import type { AnyRequest } from '../native-wire.ts';

/** A request of a check, and the answer that it expects. */
export interface PlannedCall extends Pick<AnyRequest, 'method' | 'params'> {
  readonly expected: Exclude<ConformanceCheck['expected'], 'events' | 'messages'>;
  /** The data of a success. */
  readonly data: v.GenericSchema;
  /** How long the app may take. Milliseconds. */
  readonly limit: number;
  /** The app may also answer with a code of its own. */
  readonly mayBeRefused?: true;
  /** Another version of the wire than ours. */
  readonly version?: number;
}

/** A check before it is run. */
export interface PlannedCheck extends Pick<ConformanceCheck, 'about' | 'name' | 'expected'> {
  /** One after the other. */
  readonly calls: readonly PlannedCall[];
  /** The calls do not wait for each other's answers. */
  readonly isAtOnce?: true;
}

/** A check that needs a person. */
export interface AttendedCheck extends PlannedCheck {
  readonly task: ConformanceTask;
  /** The events that the app sends in the meantime. */
  readonly events?: readonly EventName[];
  /** The page may end before the answer. */
  readonly leaves?: true;
}

/** The name of a check in a report. */
export function checkId({ about, name }: Pick<ConformanceCheck, 'about' | 'name'>): string {
  return `${about}.${name}`;
}

/** A valid call, which succeeds. */
export function callOf<Name extends MethodName>(
  method: Name,
  params: InputOf<Name>,
  data: v.GenericSchema = METHODS[method].output,
): PlannedCall {
  const limit = METHODS[method].showsUi ? CALL_TIMEOUT.showsUi : CALL_TIMEOUT.plain;
  return { method, params, data, limit, expected: 'answer' };
}

/** A check that the app answers its calls with success. */
export function answers(
  about: string,
  name: string,
  calls: readonly PlannedCall[],
  rest: Pick<PlannedCheck, 'isAtOnce'> = {},
): PlannedCheck {
  return { about, name, expected: 'answer', calls, ...rest };
}

/** A check that the app answers its calls with a code of its own. */
export function refuses(
  about: string,
  name: string,
  calls: readonly Omit<PlannedCall, 'expected'>[],
  rest: Pick<PlannedCheck, 'isAtOnce'> = {},
): PlannedCheck {
  const refused = calls.map((call) => ({ ...call, expected: 'refusal' as const }));
  return { about, name, expected: 'refusal', calls: refused, ...rest };
}

/** A check that the app sends events, in their order. */
export function sends(
  about: EventName,
  events: readonly EventName[],
): Omit<AttendedCheck, 'task' | 'leaves'> {
  return { about, name: 'sent', expected: 'events', calls: [], events };
}
