import type { App } from '@cangkir/core';
import type { BackendState } from '../backend/state.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { Action } from '../scenario/step.ts';
import type { PhoneName } from '../settings/settings.ts';
import type { JsonObject } from '../shared/json-object.ts';

/** What there is to see after a step. */
export interface Scene {
  /** How the run started. */
  readonly scenario: Scenario;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** As it is now: it changes with the next step. */
  readonly backend: BackendState;
  /** The app of each phone's page. */
  readonly apps: ReadonlyMap<PhoneName, App>;
  /** The keys, as far as a log shows them, of the changes whose outcome was answered since the start. */
  readonly answeredKeys: ReadonlySet<string>;
}

/** How a law was broken. */
export interface Broken {
  /** Without what differs from run to run: two breaks are the same if their words are. */
  readonly message: string;
  /** What a scenario expects at this moment, and does not find. Null where a scenario has no words for it. */
  readonly expectation: JsonObject | null;
}

/** Looks at every step of one run, and says what breaks the law. */
export type Watch = (scene: Scene, action: Action) => Broken | null;

/** What holds always: it is watched from the start of a run. */
export type Law = (start: Scene) => Watch;
