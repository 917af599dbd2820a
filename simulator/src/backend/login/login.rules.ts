import type { InputOf } from '@cangkir/api';
import { type Login, RESPONSE_CODE } from '@cangkir/core';
import { DAY_MS } from '@cangkir/core/durations';
import { SMS_CODE_LENGTH } from '@cangkir/core/login';
import { createEntryIndex } from '../entry-index.ts';
import { forgetOld } from '../forget-old.ts';
import { isWithin } from '../is-within.ts';
import { lookUp } from '../look-up.ts';
import { type Counted, count, refuseBeyond } from '../rate-limits/rate-limits.ts';
import { answer, type Reply, refuse } from '../reply.ts';
import type { RuleContext } from '../rule.ts';
import type { DraftState } from '../state.ts';
import type { BackendUser } from './login.state.ts';
import { isMobilePhone } from './mobile-phone.ts';

/** The minimum time between two SMS to one phone. */
export const RESEND_DELAY_MS = 60_000;

/** How long an SMS code is valid. */
export const SMS_CODE_LIFETIME_MS = 5 * 60_000;

/** How many tries a code has. */
export const SMS_CODE_TRIES = 5;

/** How long a token lives without being used. */
export const TOKEN_LIFETIME_MS = 90 * DAY_MS;

/** How precisely the use of a token is recorded, so that a read seldom has to be saved. */
const USE_PRECISION_MS = DAY_MS;

type Session = DraftState['sessions'][string];

const usersByPhone = createEntryIndex<BackendUser>(({ phone }) => [phone]);
const sessionsByUser = createEntryIndex<Session>(({ userId }) => [userId]);

/** Sends an SMS with a new code. Invalidates earlier codes. */
export function sendCode({ phone }: InputOf<'sendCode'>, context: RuleContext): Reply {
  const { state, now, random, language, address, sendSms } = context;
  if (!isMobilePhone(phone)) {
    return refuse(RESPONSE_CODE.phoneInvalid, 'No SMS reaches this phone.');
  }
  const last = lookUp(state.smsCodes, phone);
  if (last !== null && isWithin(RESEND_DELAY_MS, last.sentAt, now)) {
    const resendAt = last.sentAt + RESEND_DELAY_MS;
    return refuse(RESPONSE_CODE.smsCodeTooSoon, 'The last SMS is too recent.', { resendAt });
  }
  const counted: readonly Counted[] = [
    ['smsInTotal'],
    ['smsFromAddress', address],
    ['smsToPhone', phone],
    ['smsFromAddressToPhone', address, phone],
  ];
  const refusal = refuseBeyond(context, counted);
  if (refusal !== null) return refusal;
  count(context, counted);
  const code = String(Math.floor(random.next() * 10 ** SMS_CODE_LENGTH)).padStart(
    SMS_CODE_LENGTH,
    '0',
  );
  forgetOld(state.smsCodes, ({ sentAt }) => !isWithin(SMS_CODE_LIFETIME_MS, sentAt, now), now);
  state.smsCodes[phone] = { code, sentAt: now, triesLeft: SMS_CODE_TRIES };
  sendSms({ phone, code, language });
  return answer({ resendAt: now + RESEND_DELAY_MS });
}

/** Logs in, or registers, the owner of the code. A code is used once. */
export function logIn({ phone, code }: InputOf<'logIn'>, context: RuleContext): Reply {
  const { state, now, address } = context;
  const sent = lookUp(state.smsCodes, phone);
  if (sent === null || !isWithin(SMS_CODE_LIFETIME_MS, sent.sentAt, now)) {
    return refuse(RESPONSE_CODE.smsCodeExpired, 'There is no valid code for this phone.');
  }
  if (sent.triesLeft === 0) {
    return refuse(RESPONSE_CODE.smsCodeTooManyTries, 'The code was typed wrong too often.');
  }
  const counted: readonly Counted[] = [
    ['wrongCodesFromAddress', address],
    ['wrongCodesFromAddressForPhone', address, phone],
  ];
  const refusal = refuseBeyond(context, counted);
  if (refusal !== null) return refusal;
  if (sent.code !== code) {
    count(context, counted);
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

/** Ends all sessions of the user, on every device. */
export function logOutEverywhere(
  _input: InputOf<'logOutEverywhere'>,
  { state, user }: RuleContext,
): Reply {
  if (user === null) return refuse(RESPONSE_CODE.tokenInvalid, 'Nobody is logged in.');
  for (const token of sessionsByUser.keys(state.sessions, user.id)) delete state.sessions[token];
  return answer({});
}

/**
 * The login of a person in the native app: with their existing token, else a new one. Null for an unknown id. A phone
 * number in E.164 registers on its first login.
 */
export function loginOf(context: SessionContext, person: string): Login | null {
  const user = isMobilePhone(person)
    ? userOfPhone(context, person)
    : lookUp(context.state.users, person);
  if (user === null) return null;
  deleteOldSessions(context, user);
  const [known] = sessionsByUser.keys(context.state.sessions, user.id);
  const token = known ?? openSession(context, user);
  return { token, user: { id: user.id, phone: user.phone } };
}

type SessionContext = Pick<RuleContext, 'state' | 'random' | 'now'>;

function openSession(context: SessionContext, user: BackendUser): string {
  const { state, random, now } = context;
  deleteOldSessions(context, user);
  const token = random.uuid();
  state.sessions[token] = { userId: user.id, usedAt: now };
  return token;
}

/** Deletes a person's sessions whose tokens have ended. */
function deleteOldSessions({ state, now }: SessionContext, { id }: BackendUser): void {
  for (const token of sessionsByUser.keys(state.sessions, id)) {
    const session = lookUp(state.sessions, token);
    if (session !== null && hasEnded(session, now)) delete state.sessions[token];
  }
}

function hasEnded({ usedAt }: Session, now: number): boolean {
  return usedAt !== undefined && now - usedAt >= TOKEN_LIFETIME_MS;
}

/** The user of a token; null if it is unknown, or has ended. Records its use. */
export function userOfToken(
  { state, now }: Pick<RuleContext, 'state' | 'now'>,
  token: string,
): BackendUser | null {
  const session = lookUp(state.sessions, token);
  if (session === null || hasEnded(session, now)) return null;
  // Also after a clock that was ahead.
  if (session.usedAt === undefined || Math.abs(now - session.usedAt) >= USE_PRECISION_MS) {
    session.usedAt = now;
  }
  return lookUp(state.users, session.userId);
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
