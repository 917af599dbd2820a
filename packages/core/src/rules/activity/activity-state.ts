/** How far an activity is, as the backend says it (specification, section 4). */
export const ACTIVITY_STATE = {
  notStarted: 0,
  inProgress: 10,
  ended: 20,
  expired: 30,
  takenOff: 40,
} as const;

const STATES = ['notStarted', 'inProgress', 'ended', 'expired', 'takenOff'] as const;

/** How far an activity is (specification, section 4). */
export type ActivityState = (typeof STATES)[number];

/** The state that a code stands for, or null where it stands for none. */
export function activityState(code: number): ActivityState | null {
  return STATES.find((state) => ACTIVITY_STATE[state] === code) ?? null;
}

/** Tells whether a person may take part: in one state alone (specification, section 4). */
export function isActivityOpen(code: number): boolean {
  return code === ACTIVITY_STATE.inProgress;
}
