import type { SnapshotFrom } from 'xstate';
import type { Problem } from '../../flow/problem/problem.ts';
import type { Market } from '../../platform/market/market.types.ts';
import type { LoginMachine } from './login.machine.ts';

/** What the login form shows. */
export interface LoginView {
  readonly step: 'phone' | 'code';
  readonly market: Market;
  readonly typedPhone: string;
  /** The checked phone in its country's notation; empty until a code was sent. */
  readonly nationalPhone: string;
  readonly typedCode: string;
  /** When another code may be sent: milliseconds since the epoch. */
  readonly resendAt: number;
  readonly problem: Problem | null;
  readonly busy: boolean;
}

/** Turns the machine's state into what the form shows. */
export function loginView(snapshot: SnapshotFrom<LoginMachine>): LoginView {
  const { market, typedPhone, phone, typedCode, resendAt, problem } = snapshot.context;
  return {
    // While another code is sent, the person stays at the code's step.
    step: resendAt === null ? 'phone' : 'code',
    market,
    typedPhone,
    nationalPhone: phone?.national ?? '',
    typedCode,
    resendAt: resendAt ?? 0,
    problem,
    busy: snapshot.hasTag('busy'),
  };
}
