import type { InputOf, OutputOf } from '@cangkir/api';
import { BARGAIN_CODE, CLAIM_CODE, maskPhone, RESPONSE_CODE } from '@cangkir/core';
import { HELPER_CODE } from '@cangkir/core/bargain';
import { admissionNow, hasEnded, isClosed } from '../activity.ts';
import { createEntryIndex } from '../entry-index.ts';
import type { BackendUser } from '../login/login.state.ts';
import { lookUp } from '../look-up.ts';
import { answer, type Reply, refuse } from '../reply.ts';
import type { RuleContext } from '../rule.ts';
import type { DraftState } from '../state.ts';
import { issueVoucher } from '../vouchers/vouchers.rules.ts';
import type {
  BackendAssistance,
  BackendBargainActivity,
  BackendBargainPrize,
  BackendCut,
} from './bargain.state.ts';
import { cutAmount } from './cut-amount.ts';

type Prize = OutputOf<'bargain'>['prizes'][number];
type Assistance = NonNullable<OutputOf<'bargain'>['assistance']>;
type Invitation = NonNullable<OutputOf<'bargainInvitation'>['invitation']>;

const assistancesByUser = createEntryIndex<BackendAssistance>(({ activityCode, userId }) => [
  [activityCode, userId],
]);
const assistancesByHelper = createEntryIndex<BackendAssistance>(({ activityCode, cuts }) =>
  cuts.filter(isHelp).map(({ userId }) => [activityCode, userId] as const),
);
const assistancesByHelperCode = createEntryIndex<BackendAssistance>(({ cuts }) =>
  cuts.filter(isHelp).map(({ helperCode }) => helperCode),
);

/** A bargain campaign, and this person's progress in it. */
export function findBargain({ activityCode }: InputOf<'bargain'>, context: RuleContext): Reply {
  const { state, user } = context;
  const activity = lookUp(state.bargains.activities, activityCode);
  if (activity === null) return noCampaign();
  const own = user && assistanceOf(state, activityCode, user);
  return answer({
    ...activity,
    ...admissionNow(activity, context.now),
    prizes: activity.prizes.map(shownPrize),
    assistance: own && assistanceData(activity, own, state),
  });
}

/** Makes an own cut. The first cut starts the bargain; the last one requires a share. */
export function sponsorBargain(
  { activityCode, prizeId, shared }: InputOf<'sponsorBargain'>,
  context: RuleContext,
): Reply {
  const { state, user } = context;
  const activity = lookUp(state.bargains.activities, activityCode);
  if (activity === null) return noCampaign();
  if (user === null) return refuse(CLAIM_CODE.loginRequired, 'Nobody is logged in.', {});
  const closed = refuseTime(activity, context, BARGAIN_CODE);
  if (closed !== null) return closed;
  if (!activity.prizes.some(({ id }) => id === prizeId)) {
    return refuse(RESPONSE_CODE.bodyInvalid, 'There is no such prize in this campaign.');
  }
  const own =
    assistanceOf(state, activityCode, user) ?? beginBargain(activity, prizeId, user, context);
  const isOpen = own.ownCutsLeft > 1 || (own.ownCutsLeft === 1 && shared);
  const cut = isOpen && leftOf(activity, own) > 0 ? makeCut(activity, own, user, context) : null;
  if (cut !== null) own.ownCutsLeft -= 1;
  return answer({
    cut: cut && cutData(cut, own, state),
    assistance: assistanceData(activity, own, state),
  });
}

/** A friend's bargain, as seen by anyone with its link. */
export function findInvitation(input: InputOf<'bargainInvitation'>, context: RuleContext): Reply {
  return withInvitation(input, context, (activity, friends) =>
    answer({ invitation: invitationOf(activity, friends, context) }),
  );
}

/** Cuts for a friend: once per person and campaign, whichever friend it is for. */
export function assistBargain(input: InputOf<'assistBargain'>, context: RuleContext): Reply {
  const { state, user } = context;
  return withInvitation(input, context, (activity, friends) => {
    if (isClosed(activity)) return refuse(HELPER_CODE.ended, 'It is closed.', {});
    if (user === null) return refuse(CLAIM_CODE.loginRequired, 'Nobody is logged in.', {});
    const data = () => ({ invitation: invitationOf(activity, friends, context) });
    if (helpOf(state, activity.activityCode, user) !== null) {
      return refuse(CLAIM_CODE.alreadyClaimed, 'This person has helped already.', data());
    }
    const isOpen = friends.userId !== user.id && leftOf(activity, friends) > 0;
    if (isOpen) makeCut(activity, friends, user, context, context.random.uuid());
    return answer(data());
  });
}

/** Continues with the bargain of a link, if there is one. */
function withInvitation(
  { activityCode, assistanceCode }: InputOf<'bargainInvitation'>,
  context: RuleContext,
  goOn: (activity: BackendBargainActivity, friends: BackendAssistance) => Reply,
): Reply {
  const { bargains } = context.state;
  const activity = lookUp(bargains.activities, activityCode);
  if (activity === null) return noCampaign();
  // An invitation says itself that its campaign is closed.
  const refused = isClosed(activity) ? null : refuseTime(activity, context, HELPER_CODE);
  if (refused !== null) return refused;
  if (assistancesByHelperCode.count(bargains.assistances, assistanceCode) > 0) {
    return refuse(HELPER_CODE.downlink, 'This link is another helper’s.', {});
  }
  const friends = lookUp(bargains.assistances, assistanceCode);
  return friends === null || friends.activityCode !== activityCode
    ? refuse(RESPONSE_CODE.notFound, 'This link leads to nobody.')
    : goOn(activity, friends);
}

function refuseTime(
  activity: BackendBargainActivity,
  { now }: RuleContext,
  codes: typeof BARGAIN_CODE | typeof HELPER_CODE,
): Reply | null {
  const { startsAt } = activity;
  if (now < startsAt) return refuse(codes.notStarted, 'It has not started.', { startsAt });
  return hasEnded(activity, now) ? refuse(codes.ended, 'It has ended.', {}) : null;
}

function beginBargain(
  { activityCode, ownCuts }: BackendBargainActivity,
  prizeId: string,
  user: BackendUser,
  { state, random }: RuleContext,
): BackendAssistance {
  const assistance = {
    assistanceCode: random.uuid(),
    activityCode,
    userId: user.id,
    prizeId,
    ownCutsLeft: ownCuts,
    cuts: [],
  };
  state.bargains.assistances[assistance.assistanceCode] = assistance;
  return assistance;
}

/** Makes a cut. The cut that reaches the price adds the reward to the owner's wallet. */
function makeCut(
  activity: BackendBargainActivity,
  assistance: BackendAssistance,
  by: BackendUser,
  context: RuleContext,
  helperCode: string | null = null,
): BackendCut {
  const { random, now, state } = context;
  const cutsLeft = activity.cutsToPrice - assistance.cuts.length;
  const cut = {
    id: random.uuid(),
    userId: by.id,
    cutProgress: cutAmount(leftOf(activity, assistance), cutsLeft, random.next()),
    cutAt: now,
    helperCode,
  };
  assistance.cuts.push(cut);
  const owner = lookUp(state.users, assistance.userId);
  if (leftOf(activity, assistance) === 0 && owner !== null) {
    issueVoucher(context, prizeOf(activity, assistance.prizeId).voucher, owner);
  }
  return cut;
}

function leftOf(activity: BackendBargainActivity, { prizeId, cuts }: BackendAssistance): number {
  const made = cuts.reduce((sum, { cutProgress }) => sum + cutProgress, 0);
  return prizeOf(activity, prizeId).price - made;
}

function prizeOf(
  { prizes, activityCode }: BackendBargainActivity,
  prizeId: string,
): BackendBargainPrize {
  const prize = prizes.find(({ id }) => id === prizeId);
  if (prize === undefined) throw new Error(`There is no prize ${prizeId} in ${activityCode}.`);
  return prize;
}

/** The prize as a customer sees it. */
function shownPrize({ id, name, price }: BackendBargainPrize): Prize {
  return { id, name, price };
}

function assistanceOf(
  { bargains }: DraftState,
  activityCode: string,
  { id }: BackendUser,
): BackendAssistance | null {
  const [own] = assistancesByUser.find(bargains.assistances, [activityCode, id]);
  return own ?? null;
}

/** A cut for a friend. */
function isHelp(cut: BackendCut): cut is BackendCut & { readonly helperCode: string } {
  return cut.helperCode !== null;
}

/** A person's cut for any friend in a campaign. */
function helpOf(
  { bargains }: DraftState,
  activityCode: string,
  { id }: BackendUser,
): Invitation['help'] {
  const help = assistancesByHelper
    .find(bargains.assistances, [activityCode, id])
    .flatMap(({ cuts }) => cuts.filter(isHelp))
    .find(({ userId }) => userId === id);
  return help === undefined ? null : { cutProgress: help.cutProgress, helperCode: help.helperCode };
}

function assistanceData(
  activity: BackendBargainActivity,
  assistance: BackendAssistance,
  state: DraftState,
): Assistance {
  const { assistanceCode, ownCutsLeft, prizeId, cuts } = assistance;
  return {
    assistanceCode,
    prize: shownPrize(prizeOf(activity, prizeId)),
    ownCutsLeft,
    cuts: cuts.map((cut) => cutData(cut, assistance, state)),
  };
}

function cutData(
  { id, cutProgress, cutAt, userId }: BackendCut,
  owner: BackendAssistance,
  state: DraftState,
): Assistance['cuts'][number] {
  return {
    id,
    cutProgress,
    cutAt,
    friend: userId === owner.userId ? null : shownPhone(state, userId),
  };
}

function invitationOf(
  activity: BackendBargainActivity,
  friends: BackendAssistance,
  { state, user, now }: RuleContext,
): Invitation {
  return {
    ...admissionNow(activity, now),
    kind: activity.kind,
    friend: shownPhone(state, friends.userId),
    prize: shownPrize(prizeOf(activity, friends.prizeId)),
    cutTotal: prizeOf(activity, friends.prizeId).price - leftOf(activity, friends),
    isOwn: friends.userId === user?.id,
    help: user && helpOf(state, activity.activityCode, user),
  };
}

/** The phone of a user as their friends see it. */
function shownPhone({ users }: DraftState, userId: string): string {
  return maskPhone(lookUp(users, userId)?.phone ?? '', 'others');
}

function noCampaign(): Reply {
  return refuse(RESPONSE_CODE.notFound, 'There is no bargain with this activityCode.');
}
