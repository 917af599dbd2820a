import { FAILURE_KINDS } from '../flow/gateway/failure-kind.ts';
import type { ChangeOptions, GatewayResult } from '../flow/gateway/gateway.ts';

/** A watched call: detects changes that were sent twice. */
export interface ChangeWatch {
  /** Requests sent under a second key while the outcome of the first is unknown. */
  readonly doubles: readonly unknown[];
  /** Whether one change was made under two keys, by the backend's own record. */
  hasRepeated(): boolean;
  /** Whether a key was sent by another user than the one who opened it. */
  hasLeakedKey(): boolean;
  /** The caller has learned the outcome of the change by other means. */
  settle(): void;
  /** Another user is here: their request is another change. */
  release(): void;
}

/** Codes that refuse a request before looking at the change or its key. */
const UNSEEN_CODES: readonly unknown[] = [10001, 10011, 10012, 10013, 10014, 30011];

/**
 * Watches the keys of a call. A key stands for one change until its outcome is known: by an answer or a final refusal
 * that reached the caller. Once an answer was missed, only one that looks at the change settles it.
 *
 * @param done The keys of the changes that the backend made.
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
  let user = 1;
  let isPassedOn = false;
  return {
    doubles,
    hasRepeated: () =>
      done.length > 1 && new Set(done.map((key) => wishes.get(key))).size < done.length,
    hasLeakedKey: () => isPassedOn,
    settle() {
      openKey = null;
    },
    release() {
      openKey = null;
      user += 1;
    },
    async ask(request, options) {
      // A caller who left sends nothing.
      if (hasLeft(options)) return ask(request, options);
      const key = options.idempotencyKey;
      const isRetry = openKey === key;
      if (openKey === null) wish += 1;
      else if (!isRetry) doubles.push(request);
      wishes.set(key, wishes.get(key) ?? wish);
      openers.set(key, openers.get(key) ?? user);
      if (openers.get(key) !== user) isPassedOn = true;
      openKey = key;
      const answer = await ask(request, options);
      const isSeen = !(isRetry && UNSEEN_CODES.includes(codeOf(answer)));
      if (isSeen && isFinal(answer) && !hasLeft(options) && openKey === key) openKey = null;
      return answer;
    },
  };
}

function hasLeft({ signal }: ChangeOptions): boolean {
  return signal?.aborted === true;
}

function isFinal(answer: GatewayResult<unknown>): boolean {
  return answer.ok || FAILURE_KINDS[answer.failure.kind].isFinal;
}

function codeOf(answer: GatewayResult<unknown>): unknown {
  const said = answer.ok ? answer.value : answer.failure;
  return typeof said === 'object' && said !== null && 'code' in said ? said.code : null;
}
