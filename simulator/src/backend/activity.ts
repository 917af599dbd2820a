import { ACTIVITY_STATE, type Admission, admissionFields } from '@cangkir/core';
import * as v from 'valibot';

/** What every activity keeps of its state: its times say the rest. */
export const ACTIVITY_ENTRIES = {
  /** The chain closed it: it is expired, or taken off. */
  closedAs: v.optional(v.picklist([ACTIVITY_STATE.expired, ACTIVITY_STATE.takenOff])),
  minimumAppVersion: admissionFields.minimumAppVersion,
};

/** An activity of the backend. */
export interface BackendActivity
  extends v.InferOutput<v.ObjectSchema<typeof ACTIVITY_ENTRIES, undefined>> {
  readonly startsAt: number;
  readonly endsAt: number;
}

/** What the contract says of who can take part in an activity. */
export function admissionNow(activity: BackendActivity, now: number): Admission {
  const { closedAs = stateByTimes(activity, now), minimumAppVersion } = activity;
  return { activityState: closedAs, minimumAppVersion };
}

function stateByTimes({ startsAt, endsAt }: BackendActivity, now: number) {
  if (now < startsAt) return ACTIVITY_STATE.notStarted;
  return now < endsAt ? ACTIVITY_STATE.inProgress : ACTIVITY_STATE.ended;
}

/** Whether the chain closed it, whatever its times say. */
export function isClosed({ closedAs }: Pick<BackendActivity, 'closedAs'>): boolean {
  return closedAs !== undefined;
}

/** Whether nobody can take part any more. */
export function hasEnded(
  activity: Pick<BackendActivity, 'endsAt' | 'closedAs'>,
  now: number,
): boolean {
  return isClosed(activity) || now >= activity.endsAt;
}

/** Whether people can take part now. */
export function isRunning(activity: BackendActivity, now: number): boolean {
  return admissionNow(activity, now).activityState === ACTIVITY_STATE.inProgress;
}
