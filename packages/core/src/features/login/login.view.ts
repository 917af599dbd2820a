import type { SnapshotFrom } from 'xstate';
import { type Problem, problem } from '../../flow/problem/problem.ts';
import { DEFAULT_MARKET } from '../../platform/market/market.ts';
import type { Market } from '../../platform/market/market.types.ts';
import type { LoginDraft } from '../../platform/session/session.ts';
import type { LoginMachine } from './login.machine.ts';

/** What the login form shows. */
export interface LoginView {
  /** `resuming`: a code was sent before a reload, and its step needs the machine. */
  readonly step: 'phone' | 'code' | 'resuming';
  readonly market: Market;
  readonly typedPhone: string;
  /** The checked phone as people of its country write it, once a code is on its way. */
  readonly nationalPhone: string;
  readonly typedCode: string;
  /** When another code may be asked for: milliseconds since the epoch. */
  readonly resendAt: number;
  readonly problem: Problem | null;
  readonly busy: boolean;
}

/** Turns the machine's state into what the form shows. */
export function loginView(snapshot: SnapshotFrom<LoginMachine>): LoginView {
  const { market, typedPhone, phone, typedCode, resendAt } = snapshot.context;
  return {
    // A code that is asked for again leaves the person where they wait for it.
    step: resendAt === null ? 'phone' : 'code',
    market,
    typedPhone,
    nationalPhone: phone?.national ?? '',
    typedCode,
    resendAt: resendAt ?? 0,
    problem: snapshot.context.problem,
    busy: snapshot.hasTag('busy'),
  };
}

/** What the form shows before the machine runs: an event may wait for it, or it could not be loaded. */
export function draftView(
  draft: LoginDraft | null,
  machines: { readonly waiting: boolean; readonly failed: boolean },
): LoginView {
  return {
    step: (draft?.resendAt ?? null) === null ? 'phone' : 'resuming',
    market: draft?.market ?? DEFAULT_MARKET,
    typedPhone: draft?.typedPhone ?? '',
    nationalPhone: '',
    typedCode: '',
    resendAt: 0,
    problem: machines.failed ? problem('unreachable', 'retry') : null,
    busy: machines.waiting,
  };
}
