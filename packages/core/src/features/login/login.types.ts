import type { Problem } from '../../flow/problem/problem.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Market } from '../../platform/market/market.types.ts';
import type { PhoneNumber, PhoneNumbers } from '../../platform/phone-numbers.ts';
import type { Random } from '../../platform/random.ts';
import type { Login } from '../../platform/session/login.ts';
import type { LoginDraft } from '../../platform/session/session.ts';
import type { SmsCodeReader } from '../../platform/sms-code-reader.ts';
import type { LoginGateway } from './login.gateway.ts';

export interface LoginPorts {
  readonly login: LoginGateway;
  readonly phones: PhoneNumbers;
  readonly smsCodes: SmsCodeReader;
  readonly clock: Clock;
  readonly random: Random;
}

export interface LoginInput {
  readonly ports: LoginPorts;
  /** An unfinished login of an earlier page, to resume. */
  readonly draft: LoginDraft | null;
}

export interface LoginContext extends LoginDraft {
  readonly ports: LoginPorts;
  /** The phone of the next SMS; `phone` is the phone of the last one, and of the login's key. */
  readonly checkedPhone: CheckedPhone;
  /** Another market in which what was typed is a phone: offered until the user types or chooses. */
  readonly otherMarket: Market | null;
  readonly typedCode: string;
  /** The code of an SMS that arrived before the answer to its request. */
  readonly arrivedCode: string | null;
  /** When another SMS may be sent to `phone`, and why no code of the last one is accepted, while the phone is changed. */
  readonly leftCode: Pick<LoginContext, 'resendAt' | 'problem'> | null;
  /**
   * Until when the backend refuses what this step sends, the phone or the code: milliseconds since the epoch; 0 if it
   * does not.
   */
  readonly waitUntil: number;
  /** The request takes long: nobody should leave or tap again. */
  readonly isSlow: boolean;
  /** Shown at the field until the user types. */
  readonly problem: Problem | null;
}

/** What an action or a guard of the machine is given. */
export interface OfLogin {
  readonly context: LoginContext;
}

export type LoginEvent =
  | { readonly type: 'CHOOSE_MARKET'; readonly market: Market }
  /** The page is about a market: most of its visitors have a phone of it. */
  | { readonly type: 'SUGGEST_MARKET'; readonly market: Market }
  | { readonly type: 'TYPE_PHONE'; readonly text: string }
  | { readonly type: 'SEND_CODE' }
  | { readonly type: 'TYPE_CODE'; readonly text: string }
  | { readonly type: 'SUBMIT_CODE' }
  | { readonly type: 'CHANGE_PHONE' }
  /** The token was refused: the user must log in again. */
  | { readonly type: 'SESSION_ENDED' }
  | { readonly type: 'START_OVER' };

export type LoginEmitted = { readonly type: 'loggedIn'; readonly login: Login };

/** A validated phone; null if it receives no SMS. */
export type CheckedPhone = PhoneNumber | null;

/** What a check of the typed phone found. */
export interface PhoneCheck {
  readonly checkedPhone: CheckedPhone;
  readonly otherMarket: Market | null;
}

/** The machine, for XState. */
export interface LoginTypes {
  readonly context: LoginContext;
  readonly events: LoginEvent;
  readonly emitted: LoginEmitted;
  readonly input: LoginInput;
}
