import type { Clock } from '../ports/clock.ts';
import type { GatewayFailure, GatewayResult } from '../ports/gateway.ts';
import type { Random } from '../ports/random.ts';
import { problemOf } from '../problem/problem.ts';
import { RESPONSE_CODE } from '../response-code/response-code.ts';

/** How often a change is asked for, the first time included, before the person is told. */
export const MAX_ASKS = 4;

/** The longest pause before the second ask; it doubles with each further one. Milliseconds. */
const FIRST_PAUSE_MS = 1000;

/**
 * Asks for a change until there is an answer. A lost answer may stand for a change that was carried out,
 * so it is asked again, with the same idempotency key, after a pause that grows and is jittered. A refusal that
 * says nothing of the change leaves it open, once an answer was lost: the answer is the lost one.
 *
 * @param ask Sends the change, always with the same key.
 * @param signal Ends the asking: what has come by then is the answer.
 */
export async function askAgain<Value>(
  ask: () => Promise<GatewayResult<Value>>,
  { clock, random }: { readonly clock: Clock; readonly random: Random },
  signal: AbortSignal,
): Promise<GatewayResult<Value>> {
  let lost: GatewayResult<Value> | null = null;
  for (let asks = 1; ; asks += 1) {
    const answer = await ask();
    if (answer.ok) return answer;
    // It does not tell what became of the change that may have been carried out before.
    if (lost !== null && isOfRequest(answer.failure)) return lost;
    if (!mayPass(answer.failure) || asks === MAX_ASKS) return answer;
    if (answer.failure.kind === 'unreachable') lost = answer;
    await pause(clock, random.next() * FIRST_PAUSE_MS * 2 ** (asks - 1), signal);
    if (signal.aborted) return answer;
  }
}

/** Tells whether a failure settles what became of a change: only then does the next ask take a new key. */
export function isFinal(failure: GatewayFailure): boolean {
  return failure.kind === 'refused' && !mayPass(failure);
}

/** Refusals of a request as such: the backend has not looked whether the change was made under this key. */
const REQUEST_CODES: readonly number[] = [
  RESPONSE_CODE.tokenInvalid,
  RESPONSE_CODE.signatureMissing,
  RESPONSE_CODE.signatureForged,
  RESPONSE_CODE.signatureOld,
  RESPONSE_CODE.bodyInvalid,
];

/** Tells whether a refusal says nothing of the change; neither does a code that nobody knows. */
function isOfRequest(failure: GatewayFailure): boolean {
  if (failure.kind !== 'refused') return false;
  return REQUEST_CODES.includes(failure.code) || problemOf(failure).code !== null;
}

function mayPass(failure: GatewayFailure): boolean {
  return (
    failure.kind === 'unreachable' ||
    (failure.kind === 'refused' && failure.code === RESPONSE_CODE.serverBusy)
  );
}

function pause(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timeout = clock.setTimeout(finish, ms);
    signal.addEventListener('abort', finish);
    function finish() {
      clock.clearTimeout(timeout);
      signal.removeEventListener('abort', finish);
      resolve();
    }
  });
}
