import { createApiClient, createHttpExchange, createLoginGateway } from '@cangkir/api';
import { INITIAL_GLOBAL, LOCAL_KEYS, type Result, serializeState, sha256Hex } from '@cangkir/core';
import { createSeededRandom, createVirtualClock } from '@cangkir/core/testing';
import type { BackendProcess } from '../../backend-process.ts';

/** The member of the everyday data, who has vouchers. */
const MEMBER = '+6281200000202';

/** The local storage of a phone. */
export type StoredTexts = Readonly<Record<string, string>>;

/** Logs a member in. Returns what their phone then stores. */
export async function logInMember({ origin, nextSmsCode }: BackendProcess): Promise<StoredTexts> {
  const login = createLoginGateway(
    createApiClient({
      exchange: createHttpExchange(origin),
      token: () => '',
      sourceId: () => '',
      language: () => 'id',
      hash: sha256Hex,
      clock: { ...createVirtualClock(0), now: () => Date.now() },
      random: createSeededRandom(1),
    }),
  );
  const sms = nextSmsCode();
  answerOf(await login.sendCode(MEMBER, { idempotencyKey: 'send' }));
  const { token, user } = answerOf(
    await login.logIn({ phone: MEMBER, code: await sms }, { idempotencyKey: 'log-in' }),
  );
  return { [LOCAL_KEYS.global]: serializeState({ ...INITIAL_GLOBAL, token, userInfo: user }) };
}

function answerOf<Value>(result: Result<Value, { readonly kind: string }>): Value {
  if (result.ok) return result.value;
  throw new Error(`The member could not log in: ${result.failure.kind}.`);
}
