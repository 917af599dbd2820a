import { isFinal } from '../gateway/ask-again.ts';
import type { ChangeOptions, GatewayResult } from '../ports/gateway.ts';

/** A call that changes something, and the changes that were asked for twice. */
export interface ChangeWatch {
  /** Requests that were sent under a second key while the first one may have been carried out. */
  readonly doubles: readonly unknown[];
  /** Somebody else is here: what they ask for is another change. */
  release(): void;
}

/**
 * Watches the keys of a call. A key stands for one change until its fate is known: an answer, or a refusal
 * that is final, which the caller was still there to hear.
 */
export function watchChange<Request, Value>(
  ask: (request: Request, options: ChangeOptions) => Promise<GatewayResult<Value>>,
): ChangeWatch & { readonly ask: typeof ask } {
  const doubles: Request[] = [];
  let openKey: string | null = null;
  return {
    doubles,
    release() {
      openKey = null;
    },
    async ask(request, options) {
      const key = options.idempotencyKey;
      if (openKey !== null && openKey !== key) doubles.push(request);
      openKey = key;
      const answer = await ask(request, options);
      const isSettled = answer.ok || isFinal(answer.failure);
      if (isSettled && options.signal?.aborted !== true && openKey === key) openKey = null;
      return answer;
    },
  };
}
