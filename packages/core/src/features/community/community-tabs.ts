import { startOfWibDay } from '../../rules/calendar/wib.ts';
import type { Community, CommunityActivity, CommunitySurvey } from './community.gateway.ts';
import { activityDay } from './community-standing.ts';

/** The community's page by its tabs (specification, section 2). */
export interface CommunityTabs {
  /** The surveys that are open, the soonest to end first. */
  readonly survey: readonly CommunitySurvey[];
  /** Activities ahead or today, the soonest first; without those that the person has cancelled. */
  readonly activity: readonly CommunityActivity[];
  /** The person's activities that are over or cancelled, the latest first. */
  readonly history: readonly CommunityActivity[];
}

/** Sorts the community into its tabs as they are at `now`: milliseconds since the epoch. */
export function communityTabs({ surveys, activities }: Community, now: number): CommunityTabs {
  return {
    survey: surveys
      .filter(({ answeredAt, endsAt }) => answeredAt === null && now < endsAt)
      .sort((a, b) => a.endsAt - b.endsAt),
    activity: activities
      .filter((activity) => !isPast(activity, now))
      .sort((a, b) => a.startsAt - b.startsAt),
    history: activities
      .filter((activity) => isPast(activity, now) && activity.registration !== 'none')
      .sort((a, b) => b.startsAt - a.startsAt),
  };
}

/** The activities of the WIB day that `moment` lies in, for the date picker. */
export function activitiesOn(
  activities: readonly CommunityActivity[],
  moment: number,
): readonly CommunityActivity[] {
  const day = startOfWibDay(moment);
  return activities.filter((activity) => activityDay(activity).start === day);
}

/** The WIB days that the date picker offers: the start of each, in order, without duplicates. */
export function activityDays(activities: readonly CommunityActivity[]): readonly number[] {
  const days = new Set(activities.map((activity) => activityDay(activity).start));
  return [...days].sort((a, b) => a - b);
}

function isPast(activity: CommunityActivity, now: number): boolean {
  return activity.registration === 'cancelled' || now >= activityDay(activity).end;
}
