import type { Language } from '@cangkir/core';
import type { BackendState } from '../backend/state.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { Action } from '../scenario/step.ts';
import type { PhoneName } from '../settings/settings.ts';

/** How long what is tapped may take to appear, within a finger's reach, in this machine's time. Milliseconds. */
export const TAP_TIMEOUT_MS = 5000;

/** A running machine, as plain JSON. */
export interface ObservedActor {
  /** Each innermost state, dotted: `closed.waiting`. More than one where states run in parallel. */
  readonly states: readonly string[];
  readonly context: unknown;
}

/** What of a screen a screen reader reads, and all its text. */
export interface ObservedScreen {
  /** In the order of the page. */
  readonly elements: readonly ScreenElement[];
  readonly text: string;
}

export interface ScreenElement {
  readonly role: string;
  readonly name: string;
  readonly isDisabled: boolean;
  readonly isFocused: boolean;
}

/** Everything that can be observed of a running scenario, by name. Plain JSON, so that it can come out of a page. */
export interface Observations {
  /** By `systemId`. Empty until the machines start. */
  readonly actors: Readonly<Record<string, ObservedActor>>;
  /** The route with its query. */
  readonly route: string;
  /** The address outside the app that the person was sent to. */
  readonly left: string | null;
  readonly redirect: string | null;
  /** The id of the current user of this page. */
  readonly user: string | null;
  readonly language: Language;
  readonly storage: {
    readonly local: Readonly<Record<string, string>>;
    readonly session: Readonly<Record<string, string>>;
  };
  /** How often each endpoint was asked since the start, by method and path. */
  readonly requests: Readonly<Record<string, number>>;
  /** What requests came to since the start, but for successes, by method and path. */
  readonly refusals: readonly string[];
  /** How often each call of the native app was made since the start. */
  readonly calls: Readonly<Record<string, number>>;
  readonly backend: BackendState;
  /** What the person sees. Null where there is no screen. */
  readonly screen: ObservedScreen | null;
  /** The code of the last SMS. */
  readonly smsCode: string | null;
  /** Pointers to the overrides that were never used. */
  readonly unusedOverrides: readonly string[];
}

/** Why a step could not be done, in words for its author. */
export interface Refusal {
  /** The part of the step, as a JSON Pointer into it; empty for the step itself. */
  readonly pointer: string;
  readonly message: string;
  /** The product or its backend failed, whatever the step says. */
  readonly isCrash?: true;
}

/** A scenario that is set up: the page is open, and waits for the first step. */
export interface Stage {
  /** Whether there is a screen. Expectations of one are skipped elsewhere. */
  readonly hasScreen: boolean;
  /**
   * Performs a step, and resolves when everything has settled that needs no time to pass.
   *
   * @param pointer The place of the step in its file, by which an unused override is reported.
   */
  perform(action: Action, pointer: string): Promise<Refusal | null>;
  /**
   * Observes one thing.
   *
   * @param phone Whose, of what each phone has. Default: the first one's.
   */
  observe<Name extends keyof Observations>(
    name: Name,
    phone?: PhoneName,
  ): Promise<Observations[Name]>;
  close(): Promise<void>;
}

/** Runs scenarios: on the machines alone, in the simulator's page, or in a browser under remote control. */
export interface Driver {
  /** Sets a scenario up. Rejects with {@link StageError} if that is impossible. */
  open(scenario: Scenario): Promise<Stage>;
}

/** Why nothing can be observed or done before a scenario is set up. */
export const NO_STAGE = 'No scenario is on stage.';

/** A scenario can't be set up. */
export class StageError extends Error {
  override readonly name = 'StageError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}
