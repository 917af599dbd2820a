import { startOfWibDay } from '../../rules/calendar/wib.ts';
import { surveyStatus } from '../../rules/survey/survey-status.ts';
import type { Community, CommunityActivity, CommunitySurvey } from './community.gateway.ts';
import { activityDay, communityStatus } from './community-status.ts';

/** The tabs of the community's page (specification, section 2). */
export interface CommunityTabs {
  /** The surveys that run, by end: first those that the user can answer. */
  readonly survey: readonly CommunitySurvey[];
  /** Activities ahead or today, by start, what is over last; without those that the user cancelled. */
  readonly activity: readonly CommunityActivity[];
  /** The user's past or cancelled activities, latest first. */
  readonly history: readonly CommunityActivity[];
}

/** Sorts the community into its tabs at `now`: milliseconds since the epoch. */
export function communityTabs({ surveys, activities }: Community, now: number): CommunityTabs {
  return {
    survey: surveys
      .filter(({ endsAt }) => now < endsAt)
      .sort((a, b) => Number(!isOpen(a, now)) - Number(!isOpen(b, now)) || a.endsAt - b.endsAt),
    activity: activities
      .filter((activity) => !isPast(activity, now))
      .sort((a, b) => Number(isOver(a, now)) - Number(isOver(b, now)) || a.startsAt - b.startsAt),
    history: activities
      .filter((activity) => isPast(activity, now) && activity.registration !== 'none')
      .sort((a, b) => b.startsAt - a.startsAt),
  };
}

/** The activities on the WIB day of `moment`, for the date picker. */
export function activitiesOn(
  activities: readonly CommunityActivity[],
  moment: number,
): readonly CommunityActivity[] {
  const day = startOfWibDay(moment);
  return activities.filter((activity) => activityDay(activity).start === day);
}

/** The WIB days of the date picker: the start of each, in order, without duplicates. */
export function activityDays(activities: readonly CommunityActivity[]): readonly number[] {
  const days = new Set(activities.map((activity) => activityDay(activity).start));
  return [...days].sort((a, b) => a - b);
}

function isOpen(survey: CommunitySurvey, now: number): boolean {
  return surveyStatus(survey, now) === 'open';
}

function isPast(activity: CommunityActivity, now: number): boolean {
  return activity.registration === 'cancelled' || now >= activityDay(activity).end;
}

/** It has ended, and the user can neither check in nor claim rewards any more. */
function isOver(activity: CommunityActivity, now: number): boolean {
  const { kind } = communityStatus(activity, now);
  return now >= activity.endsAt && (kind === 'ended' || kind === 'attended');
}
