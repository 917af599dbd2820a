import type { ChangeOutcome } from '../../flow/change/change-outcome.ts';
import { RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { MARKETS } from '../../platform/market/market.ts';
import type { LoginDraft } from '../../platform/session/session.ts';
import type { LoginContext, OfLogin, PhoneCheck } from './login.types.ts';
import { codeOf, e164Of, keyAfter, problemAfter, retryAtOf } from './login-request.ts';

/** How long to wait for another code if the backend only said that it is too soon. Milliseconds. */
const RESEND_PAUSE_MS = 60_000;

/** What the user changes in the form. */
type PhoneChange = Partial<Pick<LoginDraft, 'market' | 'typedPhone'>>;

/** The answer to the request for a code. */
type SentCode = { readonly resendAt: number };

/** Another phone is another request. */
export function changePhone(
  { context: { ports } }: OfLogin,
  change: PhoneChange,
): Partial<LoginContext> {
  return {
    ...change,
    sendKey: ports.random.uuid(),
    waitUntil: 0,
    problem: null,
    otherMarket: null,
  };
}

/** Reads the typed phone as one of the chosen market, else finds another market in which it is one. */
export async function checkPhone({
  ports: { phones },
  typedPhone,
  market,
}: LoginContext): Promise<PhoneCheck> {
  const checkedPhone = await phones.parse(typedPhone, market);
  if (checkedPhone !== null) return { checkedPhone, otherMarket: null };
  const others = await Promise.all(MARKETS.map((other) => phones.parse(typedPhone, other)));
  return { checkedPhone, otherMarket: MARKETS.find((_, index) => others[index] !== null) ?? null };
}

/** After the request for a code: where it failed, the code of the last SMS can still be entered. */
export function settleCode(
  { context }: OfLogin,
  outcome: ChangeOutcome<SentCode>,
): Partial<LoginContext> {
  const { ports, checkedPhone, resendAt } = context;
  const sendKey = keyAfter(outcome, context.sendKey, ports);
  if (outcome.kind === 'done') {
    return {
      phone: checkedPhone,
      typedCode: '',
      resendAt: outcome.value.resendAt,
      sendKey,
      logInKey: ports.random.uuid(),
      waitUntil: 0,
      leftCode: null,
    };
  }
  const retryAt = retryAtOf(outcome) ?? 0;
  return {
    sendKey,
    problem: problemAfter(outcome),
    ...(resendAt === null ? { waitUntil: retryAt } : { resendAt: Math.max(resendAt, retryAt) }),
  };
}

/** A code was sent to this phone, before it was changed and changed back, and no other may be sent now. */
export function isCodeOut({ context }: OfLogin, outcome: ChangeOutcome<SentCode>): boolean {
  if (context.resendAt !== null) return false;
  const code = codeOf(outcome);
  return (
    code === RESPONSE_CODE.smsCodeTooSoon ||
    (code === RESPONSE_CODE.tooManyRequests && leftCodeOf(context) !== null)
  );
}

/** Returns to the code of the last SMS. To the same phone it is the same login. */
export function resumeCode(
  { context }: OfLogin,
  outcome: ChangeOutcome<SentCode>,
): Partial<LoginContext> {
  const { ports, checkedPhone, logInKey } = context;
  const now = ports.clock.now();
  const left = leftCodeOf(context);
  const resendAt = retryAtOf(outcome) ?? left?.resendAt ?? 0;
  return {
    phone: checkedPhone,
    resendAt: resendAt > now ? resendAt : now + RESEND_PAUSE_MS,
    sendKey: ports.random.uuid(),
    logInKey: isPhoneOfLastCode(context) ? logInKey : ports.random.uuid(),
    leftCode: null,
    problem: left?.problem ?? null,
  };
}

/** The phone of the next SMS is that of the last one. */
function isPhoneOfLastCode({ phone, checkedPhone }: LoginContext): boolean {
  return e164Of(phone) === e164Of(checkedPhone);
}

/** What was left of the last SMS, if it went to the same phone. */
function leftCodeOf(context: LoginContext): LoginContext['leftCode'] {
  return isPhoneOfLastCode(context) ? context.leftCode : null;
}
