import type { EndpointName, InputOf } from '@cangkir/api';
import type { Language, Random } from '@cangkir/core';
import type { Sms } from './backend.types.ts';
import type { BackendUser } from './login/login.state.ts';
import type { Reply } from './reply.ts';
import type { DraftState } from './state.ts';

/** The context of a rule. It may change the state, at once or not at all. */
export interface RuleContext {
  readonly state: DraftState;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly random: Random;
  readonly language: Language;
  /** Where the request comes from: a network address, or a phone of the simulator. Limits count by it. */
  readonly address: string;
  /** The current user, or null for a visitor. */
  readonly user: BackendUser | null;
  /** The token of the request; empty if it has none. */
  readonly token: string;
  /** A code of section 4 that answers claims instead of the rules. */
  readonly claimCode: number | null;
  sendSms(sms: Omit<Sms, 'text' | 'sender'>): void;
}

/** The rule of an endpoint. */
export type Rule<Name extends EndpointName> = (input: InputOf<Name>, context: RuleContext) => Reply;

export type EndpointRules = { readonly [Name in EndpointName]: Rule<Name> };

/** The rules of a feature. */
export type Rules = Partial<EndpointRules>;
