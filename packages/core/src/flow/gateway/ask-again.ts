import type { Clock } from '../../platform/clock/clock.ts';
import type { Random } from '../../platform/random.ts';
import { fail } from '../../platform/result.ts';
import { problemOf } from '../problem/problem.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../response-code/response-code.ts';
import type { GatewayFailure, GatewayResult } from './gateway.ts';

/** How often a change is asked for, the first time included, before the person is told. */
export const MAX_ASKS = 4;

/** The longest pause before the second ask; it doubles with each further one. Milliseconds. */
const FIRST_PAUSE_MS = 1000;

/** How one try goes. */
export interface Asking {
  /** Ends the asking: what has come by then is the answer. */
  readonly signal: AbortSignal;
  /** An earlier try, on this page or before a reload, sent the change under this key and saw no answer. */
  readonly mayBeDone: boolean;
}

/**
 * Asks for a change until there is an answer. A lost answer, or a busy backend, may stand for a change that was
 * carried out, so it is asked again, with the same idempotency key, after a pause that grows and is jittered. From
 * then on a refusal that says nothing of the change leaves it open.
 *
 * @param ask Sends the change, always with the same key.
 */
export async function askAgain<Value>(
  ask: () => Promise<GatewayResult<Value>>,
  { clock, random }: { readonly clock: Clock; readonly random: Random },
  { signal, mayBeDone }: Asking,
): Promise<GatewayResult<Value>> {
  let isOpen = mayBeDone;
  for (let asks = 1; ; asks += 1) {
    const answer = await ask();
    if (answer.ok) return answer;
    const { failure } = answer;
    if (isOpen && isOfRequest(failure)) return fail({ ...failure, leavesOpen: true });
    if (!mayPass(failure) || asks === MAX_ASKS) return answer;
    isOpen = true;
    await pause(clock, random.next() * FIRST_PAUSE_MS * 2 ** (asks - 1), signal);
    if (signal.aborted) return answer;
  }
}

/** Tells whether a failure settles what became of a change: only then does the next ask take a new key. */
export function isFinal(failure: GatewayFailure): boolean {
  return failure.kind === 'refused' && failure.leavesOpen !== true && !mayPass(failure);
}

type Refusal = Extract<GatewayFailure, { readonly kind: 'refused' }>;

/** Refusals of a request as such: the backend has not looked whether the change was made under this key. */
const REQUEST_CODES: readonly number[] = [
  RESPONSE_CODE.tokenInvalid,
  CLAIM_CODE.loginRequired,
  RESPONSE_CODE.signatureMissing,
  RESPONSE_CODE.signatureForged,
  RESPONSE_CODE.signatureOld,
  RESPONSE_CODE.bodyInvalid,
];

/** Tells whether a refusal says nothing of the change; neither does a code that nobody knows. */
function isOfRequest(failure: GatewayFailure): failure is Refusal {
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
