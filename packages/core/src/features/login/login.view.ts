import type { SnapshotFrom } from 'xstate';
import type { Problem } from '../../flow/problem/problem.ts';
import type { Market } from '../../platform/market/market.types.ts';
import { onlyOtherMarket } from '../../rules/phone/only-other-market.ts';
import type { LoginMachine } from './login.machine.ts';

/** The view of the login form. */
export interface LoginView {
  readonly step: 'phone' | 'code';
  readonly market: Market;
  readonly typedPhone: string;
  /** Another market in which what was typed is a phone, or can only become one; the user decides. Null without one. */
  readonly otherMarket: Market | null;
  /** The phone in its national format; empty until a code was sent. */
  readonly nationalPhone: string;
  readonly typedCode: string;
  /** When another code may be sent: milliseconds since the epoch. */
  readonly resendAt: number;
  /** When the form may be sent again: milliseconds since the epoch, or 0. */
  readonly waitUntil: number;
  readonly problem: Problem | null;
  readonly isBusy: boolean;
  /** Busy for long. */
  readonly isSlow: boolean;
}

export function loginView(snapshot: SnapshotFrom<LoginMachine>): LoginView {
  const {
    market,
    typedPhone,
    otherMarket,
    phone,
    typedCode,
    resendAt,
    waitUntil,
    problem,
    isSlow,
  } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  return {
    // While another code is sent, the code step stays.
    step: resendAt === null ? 'phone' : 'code',
    market,
    typedPhone,
    otherMarket: otherMarket ?? onlyOtherMarket(typedPhone, market),
    nationalPhone: phone?.national ?? '',
    typedCode,
    resendAt: resendAt ?? 0,
    waitUntil,
    problem,
    isBusy,
    isSlow: isBusy && isSlow,
  };
}
