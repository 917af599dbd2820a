import { DEFAULT_MARKET } from '../../platform/market/market.ts';
import type { Random } from '../../platform/random.ts';
import type { LoginDraft } from '../../platform/session/session.ts';
import type { LoginContext } from './login.types.ts';

/** An empty draft, with the keys of the changes that the login will send. */
export function emptyDraft(random: Random): LoginDraft {
  return {
    market: DEFAULT_MARKET,
    typedPhone: '',
    phone: null,
    resendAt: null,
    sendKey: random.uuid(),
    logInKey: random.uuid(),
  };
}

/** The draft of an unfinished login. */
export function loginDraftOf({
  market,
  typedPhone,
  phone,
  resendAt,
  sendKey,
  logInKey,
}: LoginContext): LoginDraft {
  return { market, typedPhone, phone, resendAt, sendKey, logInKey };
}
