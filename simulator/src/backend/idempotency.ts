import type { EndpointName } from '@cangkir/api';
import { canonicalJson, RESPONSE_CODE } from '@cangkir/core';
import { currentEntries } from './draft.ts';
import { SMS_CODE_LIFETIME_MS } from './login/login.rules.ts';
import { answer, type Reply, refuse } from './reply.ts';
import type { DraftState } from './state.ts';

/** How long an answer is kept. */
const RETENTION_MS = 24 * 60 * 60 * 1000;

/** A change requested under a key. */
export interface Change {
  readonly key: string;
  readonly endpoint: EndpointName;
  /** The user’s id, or the phone of a visitor. */
  readonly requester: string;
  readonly input: unknown;
}

/**
 * Makes a change at most once. A known key gets the same answer, or a refusal for another body. Only successes are
 * kept: a refusal changed nothing, so its key may be sent again.
 */
export function changeOnce(
  state: DraftState,
  change: Change,
  now: number,
  make: () => Reply,
): Reply {
  const id = canonicalJson([change.endpoint, change.requester, change.key]);
  const body = canonicalJson(change.input);
  const kept = state.keptAnswers[id];
  if (kept !== undefined && now - kept.keptAt < lifetimeOf(change)) {
    return kept.body === body
      ? answer(kept.data)
      : refuse(RESPONSE_CODE.bodyInvalid, 'This idempotency key stands for another body.');
  }
  prune(state.keptAnswers, now);
  const reply = make();
  if (reply.code === RESPONSE_CODE.success) {
    state.keptAnswers[id] = { body, data: reply.data, keptAt: now };
  }
  return reply;
}

/** Sent again, a recorded login would give its token: its answer lives as long as an SMS code. */
function lifetimeOf({ endpoint }: Change): number {
  return endpoint === 'logIn' ? SMS_CODE_LIFETIME_MS : RETENTION_MS;
}

/** How often old answers are deleted. Each time takes as long as there are answers. */
const PRUNE_INTERVAL_MS = 60 * 60 * 1000;

const prunedAt = new WeakMap<object, number>();

function prune(keptAnswers: DraftState['keptAnswers'], now: number): void {
  const current = currentEntries(keptAnswers);
  if (now - (prunedAt.get(current) ?? 0) < PRUNE_INTERVAL_MS) return;
  prunedAt.set(current, now);
  for (const [id, { keptAt }] of Object.entries(current)) {
    if (now - keptAt >= RETENTION_MS) delete keptAnswers[id];
  }
}
