/** The backend's codes for the state of an activity (specification, section 4). */
export const ACTIVITY_STATE = {
  notStarted: 0,
  inProgress: 10,
  ended: 20,
  expired: 30,
  takenOff: 40,
} as const;

const STATES = ['notStarted', 'inProgress', 'ended', 'expired', 'takenOff'] as const;

/** The state of an activity (specification, section 4). */
export type ActivityState = (typeof STATES)[number];

/** The state of a code. Null for an unknown code. */
export function activityState(code: number): ActivityState | null {
  return STATES.find((state) => ACTIVITY_STATE[state] === code) ?? null;
}

/** Whether users may take part: in one state alone (specification, section 4). */
export function isActivityOpen(code: number): boolean {
  return code === ACTIVITY_STATE.inProgress;
}
