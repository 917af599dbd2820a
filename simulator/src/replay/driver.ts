import type { Language } from '@cangkir/core';
import type { BackendState } from '../backend/state.ts';
import type { Action, Scenario } from '../scenario/scenario.ts';

/** A machine that runs, as it can be seen from outside: plain JSON. */
export interface ActorSight {
  /** Each innermost state, dotted: `closed.waiting`. More than one where states run in parallel. */
  readonly states: readonly string[];
  readonly context: unknown;
}

/** All that can be seen of a running scenario, by name. Plain JSON, so that it crosses into a page. */
export interface Sights {
  /** By `systemId`. Empty while the machines sleep. */
  readonly actors: Readonly<Record<string, ActorSight>>;
  /** The route with its query. */
  readonly route: string;
  /** The address outside the app that the person was sent to. */
  readonly left: string | null;
  readonly redirect: string | null;
  /** The id of who is logged in on this page. */
  readonly user: string | null;
  readonly language: Language;
  readonly storage: {
    readonly local: Readonly<Record<string, string>>;
    readonly session: Readonly<Record<string, string>>;
  };
  /** How often each endpoint was asked since the start, by method and path. */
  readonly requests: Readonly<Record<string, number>>;
  /** How often each call of the native app was made since the start. */
  readonly calls: Readonly<Record<string, number>>;
  readonly backend: BackendState;
  /** The code of the last SMS. */
  readonly smsCode: string | null;
  /** Pointers to the overrides and replies that were promised, and asked for by nobody. */
  readonly unasked: readonly string[];
}

/** Why a step could not be done, in words for the person who wrote it. */
export interface Refusal {
  /** What of the step it is, as a JSON Pointer into it; empty for the step itself. */
  readonly pointer: string;
  readonly words: string;
}

/** A scenario on stage: the page is open, and waits for the first step. */
export interface Stage {
  /**
   * Does what a step says, and resolves when all has settled that needs no time to pass.
   *
   * @param pointer Where the step stands in its file: the name of what it promises.
   */
  perform(action: Action, pointer: string): Promise<Refusal | null>;
  /** Looks at one thing. */
  see<Name extends keyof Sights>(name: Name): Promise<Sights[Name]>;
  close(): Promise<void>;
}

/** What scenarios run on: the machines alone, the simulator's page, or a browser under remote control. */
export interface Driver {
  /** Sets the stage. Rejects with {@link StageError} where the scenario asks for what can't be set up. */
  open(scenario: Scenario): Promise<Stage>;
}

/** A scenario whose stage can't be set. */
export class StageError extends Error {
  override readonly name = 'StageError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.words);
    this.refusal = refusal;
  }
}
