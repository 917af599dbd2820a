import type { Language, Random } from '@cangkir/core';
import type { Sms } from './backend.types.ts';
import type { BackendState, BackendUser } from './state.ts';

/** What a rule works with. It may change the state; it does so at once or not at all. */
export interface RuleContext {
  readonly state: BackendState;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly random: Random;
  readonly language: Language;
  /** Who asks, or null where nobody is logged in. */
  readonly user: BackendUser | null;
  /** A code of section 4 that claims are answered with, whatever the rules say. */
  readonly claimCode: number | null;
  sendSms(sms: Omit<Sms, 'text' | 'sender'>): void;
}
