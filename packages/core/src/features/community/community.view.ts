import type { SnapshotFrom } from 'xstate';
import type { Problem } from '../../flow/problem/problem.ts';
import type { RouteName } from '../../platform/navigation/routes.ts';
import type { Period } from '../../rules/calendar/period.ts';
import type { CommunityActivity } from './community.gateway.ts';
import type { CommunityMachine } from './community.machine.ts';
import type { CommunityEvent } from './community.types.ts';
import type { CommunityChange } from './community-change.ts';
import type { CommunityNotice } from './community-notice.ts';
import { activityDay, type CommunityStatus, placesLeft } from './community-status.ts';

/** An action of the user: the event of a button, and the key of its label. */
export type CommunityAction = Extract<
  CommunityEvent['type'],
  | 'REGISTER'
  | 'REGISTER_ANOTHER'
  | 'CANCEL_REGISTRATION'
  | 'SCAN'
  | 'CLAIM_REWARDS'
  | 'OPEN_WALLET'
  | 'LOG_IN'
>;

/** The view of an activity's page. */
export type CommunityView =
  /** The dialog asks whether to cancel the registration, as that is final. */
  | { readonly step: 'confirmCancel' | 'scanning'; readonly activity: CommunityActivity }
  | {
      readonly step: 'changing';
      readonly activity: CommunityActivity;
      readonly change: CommunityChange['kind'];
    }
  /** The outcome is unknown: the user retries the same change. */
  | {
      readonly step: 'unsettled';
      readonly activity: CommunityActivity;
      readonly change: CommunityChange['kind'];
      readonly problem: Problem;
    }
  | SettledView;

/** An activity, and the user's status. */
export interface SettledView {
  readonly step: 'settled';
  readonly activity: CommunityActivity;
  readonly status: CommunityStatus['kind'];
  readonly placesLeft: number;
  /** The WIB day of the check-in. */
  readonly checkInDay: Period;
  /** The possible actions, the main one first. */
  readonly actions: readonly CommunityAction[];
  /** The message after the last change or scan. */
  readonly notice: CommunityNotice | null;
  readonly problem: Problem | null;
}

const ACTIONS: Readonly<Record<CommunityStatus['kind'], readonly CommunityAction[]>> = {
  open: ['REGISTER'],
  full: ['REGISTER_ANOTHER'],
  closed: ['REGISTER_ANOTHER'],
  registered: ['CANCEL_REGISTRATION'],
  checkInDay: ['SCAN', 'CANCEL_REGISTRATION'],
  begun: ['SCAN'],
  cancelled: ['REGISTER_ANOTHER'],
  rewardsDue: ['CLAIM_REWARDS'],
  attended: ['OPEN_WALLET'],
  ended: ['REGISTER_ANOTHER'],
};

export function communityView(snapshot: SnapshotFrom<CommunityMachine>): CommunityView {
  const { activity, status, change, notice, problem } = snapshot.context;
  if (snapshot.matches('confirmingCancel')) return { step: 'confirmCancel', activity };
  if (snapshot.matches('scanning')) return { step: 'scanning', activity };
  if (snapshot.matches('changing')) return { step: 'changing', activity, change: change.kind };
  if (snapshot.matches('unsettled') && problem !== null) {
    return { step: 'unsettled', activity, change: change.kind, problem };
  }
  return {
    step: 'settled',
    activity,
    status: status.kind,
    placesLeft: placesLeft(activity),
    checkInDay: activityDay(activity),
    actions: snapshot.can({ type: 'LOG_IN' })
      ? [...ACTIONS[status.kind], 'LOG_IN']
      : ACTIONS[status.kind],
    notice,
    problem,
  };
}

/** The route of a status (specification, section 2). Null if either of the two will do. */
export function communityRouteName(
  view: CommunityView,
): Extract<RouteName, 'communitySignUp' | 'communityCheckIn'> | null {
  if (view.step !== 'settled') return null;
  switch (view.status) {
    case 'checkInDay':
    case 'begun':
    case 'rewardsDue':
    case 'attended':
      return 'communityCheckIn';
    case 'ended':
      return null;
    default:
      return 'communitySignUp';
  }
}
