import type { InputOf, OutputOf } from '@cangkir/api';
import { CLAIM_CODE, type CodeRow, RESPONSE_CODE } from '@cangkir/core';
import { activityDay, COMMUNITY_CODE } from '@cangkir/core/community';
import { admissionNow, isClosed } from '../activity.ts';
import { createEntryIndex } from '../entry-index.ts';
import { createEntryOrder } from '../entry-order.ts';
import type { BackendUser } from '../login/login.state.ts';
import { lookUp } from '../look-up.ts';
import { answer, type Reply, refuse } from '../reply.ts';
import type { RuleContext } from '../rule.ts';
import type { DraftState } from '../state.ts';
import { surveyFor } from '../survey/survey.rules.ts';
import type { BackendSurvey } from '../survey/survey.state.ts';
import { issueVoucher } from '../vouchers/vouchers.rules.ts';
import type { BackendActivity, BackendRegistration } from './community.state.ts';

/** How many surveys and activities the community shows: those that end last. */
const SHOWN = 100;

const registrationsByUser = createEntryIndex<BackendRegistration>(({ activityId, userId }) => [
  [activityId, userId],
]);
const surveysByEnd = createEntryOrder<BackendSurvey>({
  placesOf: () => [''],
  orderOf: ({ endsAt }) => endsAt,
});
const activitiesByEnd = createEntryOrder<BackendActivity>({
  placesOf: () => [''],
  orderOf: ({ endsAt }) => endsAt,
});
const placesTakenByActivity = createEntryIndex<BackendRegistration>(
  ({ activityId, registration }) => (registration === 'cancelled' ? [] : [activityId]),
);

/** A request about an activity, with the person's registration. */
interface Request {
  readonly activity: BackendActivity;
  readonly user: BackendUser;
  /** Undefined if they have never registered. */
  readonly own: BackendRegistration | undefined;
}

/**
 * The surveys, what ends last first, and the activities, what ends first first, for the current user. One that is closed
 * is there for those alone who registered for it.
 */
export function findCommunity(_input: InputOf<'community'>, context: RuleContext): Reply {
  const { community, surveys } = context.state;
  return answer({
    surveys: surveysByEnd
      .last(surveys.byId, '', SHOWN)
      .map((survey) => surveyFor(survey, context))
      .map(({ id, title, endsAt, isFull, answeredAt }) => ({
        id,
        title,
        endsAt,
        isFull,
        answeredAt,
      }))
      .reverse(),
    activities: activitiesByEnd
      .last(community.activities, '', SHOWN)
      .map((activity) => ({ activity, shown: activityFor(activity, context) }))
      .filter(({ activity, shown }) => !isClosed(activity) || shown.registration !== 'none')
      .map(({ shown }) => shown),
  });
}

/** One activity, for the current user. */
export function findCommunityActivity(
  { id }: InputOf<'communityActivity'>,
  context: RuleContext,
): Reply {
  const activity = lookUp(context.state.community.activities, id);
  return activity === null ? noActivity() : answer(activityFor(activity, context));
}

/** Takes a place: once per person, until the activity is full or starts, and never after a cancellation. */
export function registerForActivity(
  { id }: InputOf<'registerForActivity'>,
  context: RuleContext,
): Reply {
  const { state, now } = context;
  return change(id, context, ({ activity, user, own }) => {
    if (own?.registration === 'cancelled') return COMMUNITY_CODE.cannotReregister;
    if (own !== undefined) return CLAIM_CODE.alreadyClaimed;
    if (isClosed(activity)) return CLAIM_CODE.ended;
    if (now >= activity.startsAt) return COMMUNITY_CODE.registrationOver;
    if (placesTaken(activity, state) >= activity.quota) return COMMUNITY_CODE.quotaFull;
    state.community.registrations.push({
      activityId: id,
      userId: user.id,
      registration: 'registered',
    });
    return RESPONSE_CODE.success;
  });
}

/** Frees a place, finally, until the activity starts. */
export function cancelRegistration(
  { id }: InputOf<'cancelRegistration'>,
  context: RuleContext,
): Reply {
  return change(id, context, ({ activity, own }) => {
    if (own?.registration === 'cancelled') return CLAIM_CODE.alreadyClaimed;
    if (own?.registration !== 'registered') return COMMUNITY_CODE.notRegistered;
    if (isClosed(activity)) return CLAIM_CODE.ended;
    if (context.now >= activity.startsAt) return COMMUNITY_CODE.registrationOver;
    own.registration = 'cancelled';
    return RESPONSE_CODE.success;
  });
}

/** Checks in with the host's QR, on the activity's WIB day. */
export function checkInToActivity(
  { id, code }: InputOf<'checkInToActivity'>,
  context: RuleContext,
): Reply {
  return change(id, context, ({ activity, own }) => {
    if (own?.registration === 'checkedIn' || own?.registration === 'rewarded') {
      return CLAIM_CODE.alreadyClaimed;
    }
    if (own?.registration !== 'registered') return COMMUNITY_CODE.notRegistered;
    const { start, end } = activityDay(activity);
    if (isClosed(activity) || context.now >= end) return CLAIM_CODE.ended;
    if (context.now < start) return COMMUNITY_CODE.wrongDay;
    if (code !== activity.checkInCode) return COMMUNITY_CODE.wrongQr;
    own.registration = 'checkedIn';
    return RESPONSE_CODE.success;
  });
}

/** Pays the rewards of a check-in, once, of a closed activity too: vouchers go to the wallet. */
export function claimActivityRewards(
  { id }: InputOf<'claimActivityRewards'>,
  context: RuleContext,
): Reply {
  return change(id, context, ({ activity, user, own }) => {
    if (own?.registration === 'rewarded') return CLAIM_CODE.alreadyClaimed;
    if (own?.registration !== 'checkedIn') return COMMUNITY_CODE.notRegistered;
    for (const reward of activity.rewards) {
      if (reward.kind === 'voucher') issueVoucher(context, reward.voucher, user);
    }
    own.registration = 'rewarded';
    return RESPONSE_CODE.success;
  });
}

/** Judges a request, and answers with the resulting activity. */
function change(
  id: string,
  context: RuleContext,
  judge: (request: Request) => CodeRow['code'],
): Reply {
  const { state, user } = context;
  const activity = lookUp(state.community.activities, id);
  if (activity === null) return noActivity();
  const code =
    user === null
      ? CLAIM_CODE.loginRequired
      : judge({ activity, user, own: registrationOf(state, id, user) });
  const data = { activity: activityFor(activity, context) };
  return code === RESPONSE_CODE.success ? answer(data) : refuse(code, 'It was not done.', data);
}

function activityFor(
  activity: BackendActivity,
  { state, user, now }: RuleContext,
): OutputOf<'communityActivity'> {
  const { othersTaken, checkInCode, rewards, ...shown } = activity;
  const own = registrationOf(state, activity.id, user);
  return {
    ...shown,
    ...admissionNow(activity, now),
    rewards: rewards.map((reward) => ({
      kind: reward.kind,
      name: reward.kind === 'voucher' ? reward.voucher.title : reward.name,
    })),
    taken: placesTaken(activity, state),
    registration: own?.registration ?? 'none',
  };
}

function registrationOf(
  { community }: DraftState,
  activity: string,
  user: BackendUser | null,
): BackendRegistration | undefined {
  const [own] = registrationsByUser.find(community.registrations, [activity, user?.id ?? '']);
  return own;
}

function placesTaken({ id, othersTaken }: BackendActivity, { community }: DraftState): number {
  return othersTaken + placesTakenByActivity.count(community.registrations, id);
}

function noActivity(): Reply {
  return refuse(RESPONSE_CODE.notFound, 'There is no activity with this id.');
}
