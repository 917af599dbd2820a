import type { Problem } from '../../flow/problem/problem.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Market } from '../../platform/market/market.types.ts';
import type { PhoneNumber, PhoneNumbers } from '../../platform/phone-numbers.ts';
import type { Random } from '../../platform/random.ts';
import type { LoginDraft } from '../../platform/session/session.ts';
import type { SmsCodeReader } from '../../platform/sms-code-reader.ts';
import type { Login } from '../../platform/session/login.ts';
import type { LoginGateway } from './login.gateway.ts';

export interface LoginPorts {
  readonly login: LoginGateway;
  readonly phones: PhoneNumbers;
  readonly smsCodes: SmsCodeReader;
  readonly clock: Clock;
  readonly random: Random;
}

export interface LoginInput {
  /** What an earlier page left: the person goes on where they were. */
  readonly draft: LoginDraft | null;
}

export interface LoginContext extends LoginDraft {
  /** The phone that the next SMS goes to; `phone` is that of the last one, and of its login's key. */
  readonly checkedPhone: CheckedPhone;
  readonly typedCode: string;
  /** Shown at the field, until the person types again. */
  readonly problem: Problem | null;
}

export type LoginEvent =
  | { readonly type: 'CHOOSE_MARKET'; readonly market: Market }
  | { readonly type: 'TYPE_PHONE'; readonly text: string }
  | { readonly type: 'SEND_CODE' }
  | { readonly type: 'TYPE_CODE'; readonly text: string }
  | { readonly type: 'SUBMIT_CODE' }
  | { readonly type: 'CHANGE_PHONE' }
  /** The person has to say anew who they are. */
  | { readonly type: 'SESSION_ENDED' }
  | { readonly type: 'START_OVER' };

export type LoginEmitted = { readonly type: 'loggedIn'; readonly login: Login };

/** A phone that was checked: null where no SMS reaches it. */
export type CheckedPhone = PhoneNumber | null;
