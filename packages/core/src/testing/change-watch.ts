import type { ChangeOptions, GatewayResult } from '../flow/gateway/gateway.ts';
import { isFinal } from '../flow/gateway/is-final.ts';

/** A call that changes something, and the changes that were asked for twice. */
export interface ChangeWatch {
  /** Requests that were sent under a second key while the first one may have been carried out. */
  readonly doubles: readonly unknown[];
  /** Tells whether one wish was carried out under two keys, by the backend's own record. */
  hasRepeated(): boolean;
  /** Tells whether a key was asked for by somebody else than who opened it. */
  hasPassedOn(): boolean;
  /** Whoever asked has seen by other means what became of the change. */
  settle(): void;
  /** Somebody else is here: what they ask for is another change. */
  release(): void;
}

/** Codes with which a backend refuses before it looks at the change: it has not looked at its key either. */
const UNSEEN_CODES: readonly unknown[] = [10001, 10011, 10012, 10013, 10014, 30011];

/**
 * Watches the keys of a call. A key stands for one change until its fate is known: an answer, or a refusal
 * that is final, which the caller was still there to hear. Once that was missed, only an answer that looks at the
 * change tells it.
 *
 * @param done The keys under which the backend carried something out, as it records them.
 */
export function watchChange<Request, Value>(
  ask: (request: Request, options: ChangeOptions) => Promise<GatewayResult<Value>>,
  done: readonly string[] = [],
): ChangeWatch & { readonly ask: typeof ask } {
  const doubles: Request[] = [];
  const wishes = new Map<string, number>();
  const openers = new Map<string, number>();
  let openKey: string | null = null;
  let wish = 0;
  let person = 1;
  let isPassedOn = false;
  return {
    doubles,
    hasRepeated: () =>
      done.length > 1 && new Set(done.map((key) => wishes.get(key))).size < done.length,
    hasPassedOn: () => isPassedOn,
    settle() {
      openKey = null;
    },
    release() {
      openKey = null;
      person += 1;
    },
    async ask(request, options) {
      const key = options.idempotencyKey;
      const isAskedAgain = openKey === key;
      if (openKey === null) wish += 1;
      else if (!isAskedAgain) doubles.push(request);
      wishes.set(key, wishes.get(key) ?? wish);
      openers.set(key, openers.get(key) ?? person);
      if (openers.get(key) !== person) isPassedOn = true;
      openKey = key;
      const answer = await ask(request, options);
      const isSeen = !(isAskedAgain && UNSEEN_CODES.includes(codeOf(answer)));
      const isSettled = isSeen && (answer.ok || isFinal(answer.failure));
      if (isSettled && options.signal?.aborted !== true && openKey === key) openKey = null;
      return answer;
    },
  };
}

function codeOf(answer: GatewayResult<unknown>): unknown {
  const said = answer.ok ? answer.value : answer.failure;
  return typeof said === 'object' && said !== null && 'code' in said ? said.code : null;
}
