import * as v from 'valibot';

const moment = v.number();

const user = v.object({
  id: v.string(),
  /** E.164. One person per phone. */
  phone: v.string(),
  /** When the first order with a voucher succeeded. Null for a new user. */
  firstOrderAt: v.nullable(moment),
});

const session = v.object({
  userId: v.string(),
  /** When its token was last used, give or take a day. Missing until the first use that was recorded. */
  usedAt: v.optional(moment),
});

const smsCode = v.object({
  code: v.string(),
  sentAt: moment,
  triesLeft: v.number(),
});

/** People, and how they log in. */
export const LOGIN_STATE = {
  /** People by id. */
  users: v.record(v.string(), user),
  /** Logins by token. */
  sessions: v.record(v.string(), session),
  /** The last code of each phone. */
  smsCodes: v.record(v.string(), smsCode),
};

export type BackendUser = v.InferOutput<typeof user>;
