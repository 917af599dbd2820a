import type { InputOf } from '@cangkir/api';
import { type Login, RESPONSE_CODE } from '@cangkir/core';
import { createEntryIndex } from '../entry-index.ts';
import { lookUp } from '../look-up.ts';
import { answer, type Reply, refuse } from '../reply.ts';
import type { RuleContext } from '../rule.ts';
import type { BackendUser, DraftState } from '../state.ts';
import { isMobilePhone } from './mobile-phone.ts';

/** The minimum time between two SMS to one phone. */
export const RESEND_DELAY_MS = 60_000;

/** How long an SMS code is valid. */
export const SMS_CODE_LIFETIME_MS = 5 * 60_000;

/** How many tries a code has. */
export const SMS_CODE_TRIES = 5;

const usersByPhone = createEntryIndex<BackendUser>(({ phone }) => [phone]);
const sessionsByUser = createEntryIndex<DraftState['sessions'][string]>(({ userId }) => [userId]);

/** Sends an SMS with a new code of six digits. Invalidates earlier codes. */
export function sendCode({ phone }: InputOf<'sendCode'>, context: RuleContext): Reply {
  const { state, now, random, language, sendSms } = context;
  if (!isMobilePhone(phone)) {
    return refuse(RESPONSE_CODE.phoneInvalid, 'No SMS reaches this phone.');
  }
  const last = lookUp(state.smsCodes, phone);
  if (last !== null && now < last.sentAt + RESEND_DELAY_MS) {
    const resendAt = last.sentAt + RESEND_DELAY_MS;
    return refuse(RESPONSE_CODE.smsCodeTooSoon, 'The last SMS is too recent.', { resendAt });
  }
  const code = String(Math.floor(random.next() * 1_000_000)).padStart(6, '0');
  state.smsCodes[phone] = { code, sentAt: now, triesLeft: SMS_CODE_TRIES };
  sendSms({ phone, code, language });
  return answer({ resendAt: now + RESEND_DELAY_MS });
}

/** Logs in, or registers, the owner of the code. A code is used once. */
export function logIn({ phone, code }: InputOf<'logIn'>, context: RuleContext): Reply {
  const { state, now } = context;
  const sent = lookUp(state.smsCodes, phone);
  if (sent === null || now >= sent.sentAt + SMS_CODE_LIFETIME_MS) {
    return refuse(RESPONSE_CODE.smsCodeExpired, 'There is no valid code for this phone.');
  }
  if (sent.triesLeft === 0) {
    return refuse(RESPONSE_CODE.smsCodeTooManyTries, 'The code was typed wrong too often.');
  }
  if (sent.code !== code) {
    sent.triesLeft -= 1;
    return refuse(RESPONSE_CODE.smsCodeWrong, 'The code is wrong.');
  }
  // Keeps the entry, so that the pause before the next SMS holds, but invalidates the code.
  sent.triesLeft = 0;
  const user = userOfPhone(context, phone);
  return answer({ token: openSession(context, user), user });
}

/** Ends the session of the token. The user's other sessions stay. */
export function logOut(_input: InputOf<'logOut'>, { state, token }: RuleContext): Reply {
  delete state.sessions[token];
  return answer({});
}

/**
 * The login of a person in the native app: with their existing token, else a new one. Null for an unknown id. A phone
 * number in E.164 registers on its first login.
 */
export function loginOf(
  context: Pick<RuleContext, 'state' | 'random'>,
  person: string,
): Login | null {
  const user = isMobilePhone(person)
    ? userOfPhone(context, person)
    : lookUp(context.state.users, person);
  if (user === null) return null;
  const [known] = sessionsByUser.keys(context.state.sessions, user.id);
  const token = known ?? openSession(context, user);
  return { token, user: { id: user.id, phone: user.phone } };
}

function openSession(
  { state, random }: Pick<RuleContext, 'state' | 'random'>,
  user: BackendUser,
): string {
  const token = random.uuid();
  state.sessions[token] = { userId: user.id };
  return token;
}

/** The user of a token; null if unknown. */
export function userOfToken(state: DraftState, token: string): BackendUser | null {
  const session = lookUp(state.sessions, token);
  return session === null ? null : lookUp(state.users, session.userId);
}

function userOfPhone(
  { state, random }: Pick<RuleContext, 'state' | 'random'>,
  phone: string,
): BackendUser {
  const [known] = usersByPhone.find(state.users, phone);
  if (known !== undefined) return known;
  const user = { id: random.uuid(), phone, firstOrderAt: null };
  state.users[user.id] = user;
  return user;
}
