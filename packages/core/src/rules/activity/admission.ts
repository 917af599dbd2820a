import { keysOf } from '../../platform/keys-of.ts';
import type { NativeResult } from '../../platform/native-host.ts';
import { withQuery } from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import { isAppTooOld, updateLink } from '../app-launch/app-launch.ts';

/** The backend's codes for the state of an activity (specification, section 4). */
export const ACTIVITY_STATE = {
  notStarted: 0,
  inProgress: 10,
  ended: 20,
  expired: 30,
  takenOff: 40,
} as const;

/** The state of an activity by its name (specification, section 4). */
export type ActivityState = keyof typeof ACTIVITY_STATE;

/** What every activity of the backend says of who can take part. */
export interface Admission {
  /** Of these states a page heeds those that its times cannot say: expired, and taken off. */
  readonly activityState: (typeof ACTIVITY_STATE)[ActivityState];
  /** The oldest native app that can take part; any if missing. */
  readonly minimumAppVersion?: string | undefined;
}

/** The state of a code. Null for an unknown code. */
export function activityState(code: number): ActivityState | null {
  return keysOf(ACTIVITY_STATE).find((state) => ACTIVITY_STATE[state] === code) ?? null;
}

/** The admission of what may be an activity. Null if it is none: every activity has a state. */
export function admissionOf(value: unknown): Admission | null {
  return hasAdmission(value) ? value : null;
}

function hasAdmission(value: unknown): value is Admission {
  return typeof value === 'object' && value !== null && 'activityState' in value;
}

/**
 * The route to which a user is led who cannot take part: the activity is expired or taken off, or the native app is too
 * old for it (specification, sections 4 and 8). Null if they can.
 *
 * @param route the activity's own, to which an updated app leads back
 * @param appVersion the native app's answer to what version it is; null before it answers
 */
export function routeInstead(
  { activityState: code, minimumAppVersion }: Admission,
  route: string,
  appVersion: NativeResult<string> | null,
): string | null {
  if (code === ACTIVITY_STATE.expired || code === ACTIVITY_STATE.takenOff)
    return withQuery(ROUTES.grey, { state: String(code) });
  return minimumAppVersion !== undefined && isAppTooOld(appVersion, minimumAppVersion)
    ? updateLink(minimumAppVersion, route)
    : null;
}
