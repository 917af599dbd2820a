import type { BackendState } from '../../backend/state.ts';
import type { Device, HttpOverride, Scenario } from '../../scenario/scenario.ts';
import type { Sights } from '../driver.ts';

/**
 * What there is when a story begins, and a page is loaded at its route. A machine that runs already is none
 * of it: whoever begins to record loads the page anew.
 */
export interface StartingPoint {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The phone as it is set. What the person will do on it is seen later. */
  readonly device: Omit<Device, 'login' | 'scan' | 'share' | 'pay'>;
  /** The id of who is logged in, or null. */
  readonly user: string | null;
  readonly storage: Sights['storage'];
  readonly route: string;
  readonly fixture: Scenario['backend']['fixture'];
  /** What the backend knows: a copy, which nobody changes any more. */
  readonly backend: BackendState;
  readonly claimCode: number | null;
  /** What is still promised to requests. */
  readonly overrides: readonly HttpOverride[];
  /** Of the phone's chance. The backend's own chance made what it knows. */
  readonly seed: number;
}
