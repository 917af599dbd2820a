import type { EndpointName } from '@cangkir/api';
import { canonicalJson, RESPONSE_CODE, sha256Hex } from '@cangkir/core';
import { DAY_MS } from '@cangkir/core/durations';
import { forgetOld } from './forget-old.ts';
import { isWithin } from './is-within.ts';
import { SMS_CODE_LIFETIME_MS } from './login/login.rules.ts';
import { answer, type Reply, refuse } from './reply.ts';
import type { DraftState } from './state.ts';

/** How long an answer is kept. */
const RETENTION_MS = DAY_MS;

/** A change requested under a key. */
export interface Change {
  readonly key: string;
  readonly endpoint: EndpointName;
  /** The user’s id, or the phone of a visitor. */
  readonly requester: string;
  /** As the contract reads it. */
  readonly input: unknown;
}

/**
 * Makes a change at most once. A known key gets the same answer, or a refusal for another input. Only successes are
 * kept: a refusal changed nothing, so its key may be sent again.
 */
export function changeOnce(
  state: DraftState,
  change: Change,
  now: number,
  make: () => Reply,
): Reply {
  const id = canonicalJson([change.endpoint, change.requester, change.key]);
  const inputHash = sha256Hex(canonicalJson(change.input));
  const kept = state.keptAnswers[id];
  if (kept !== undefined && isWithin(lifetimeOf(change), kept.keptAt, now)) {
    return [inputHash, null].includes(kept.inputHash)
      ? answer(kept.data)
      : refuse(RESPONSE_CODE.bodyInvalid, 'This idempotency key stands for another body.');
  }
  forgetOld(state.keptAnswers, ({ keptAt }) => !isWithin(RETENTION_MS, keptAt, now), now);
  const reply = make();
  if (reply.code === RESPONSE_CODE.success) {
    state.keptAnswers[id] = { inputHash, data: reply.data, keptAt: now };
  }
  return reply;
}

/** Sent again, a recorded login would give its token: its answer lives as long as an SMS code. */
function lifetimeOf({ endpoint }: Change): number {
  return endpoint === 'logIn' ? SMS_CODE_LIFETIME_MS : RETENTION_MS;
}
