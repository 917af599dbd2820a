import type { InputOf, OutputOf } from '@cangkir/api';
import { CLAIM_CODE, RESPONSE_CODE } from '@cangkir/core';
import { createEntryIndex } from '../entry-index.ts';
import { createEntryOrder } from '../entry-order.ts';
import type { BackendUser } from '../login/login.state.ts';
import { lookUp } from '../look-up.ts';
import { answer, type Reply, refuse } from '../reply.ts';
import type { RuleContext } from '../rule.ts';
import type { DraftState } from '../state.ts';
import { issueVoucher } from '../vouchers/vouchers.rules.ts';
import type { BackendDraw, BackendDrawActivity, BackendDrawSector } from './draw.state.ts';

/** A person's draw, as in the contract. */
export type DrawResult = NonNullable<OutputOf<'drawActivity'>['drawn']>;

/** How many of a person's draws are searched for what they won: the last. */
const SEARCHED_DRAWS = 100;

const drawsById = createEntryIndex<BackendDraw>(({ id }) => [id]);
const drawsByActivity = createEntryIndex<BackendDraw>(({ activityCode, userId }) => [
  [activityCode, userId],
]);
const drawsByUser = createEntryOrder<BackendDraw>({
  placesOf: ({ userId }) => [userId],
  orderOf: ({ drawnAt }) => drawnAt,
});

/** A lucky draw, and this person's earlier draw. */
export function findDrawActivity(
  { activityCode }: InputOf<'drawActivity'>,
  { state, user }: RuleContext,
): Reply {
  const activity = lookUp(state.draws.activities, activityCode);
  if (activity === null) return noActivity();
  const earlier = earlierDraw(state, activityCode, user);
  const sectors = activity.sectors.map(({ id, label, prize }) => ({
    id,
    label,
    prize: prize?.kind ?? null,
  }));
  return answer({
    ...activity,
    sectors,
    drawn: earlier && resultOf(state, activity, earlier),
    matchHistory: matchHistory(state, activity, user),
  });
}

/** Draws: once per person, while the activity runs. Skips prizes out of stock. */
export function draw({ activityCode }: InputOf<'draw'>, context: RuleContext): Reply {
  const { state, user, now, random } = context;
  const activity = lookUp(state.draws.activities, activityCode);
  if (activity === null) return noActivity();
  if (user === null) return refuse(CLAIM_CODE.loginRequired, 'Nobody is logged in.', {});
  const earlier = earlierDraw(state, activityCode, user);
  if (earlier !== null) {
    const result = resultOf(state, activity, earlier);
    return refuse(CLAIM_CODE.alreadyClaimed, 'This person has drawn already.', { result });
  }
  if (now < activity.startsAt) return refuse(CLAIM_CODE.notStarted, 'It has not started.', {});
  if (now >= activity.endsAt) return refuse(CLAIM_CODE.ended, 'It has ended.', {});

  const sector = spin(activity, random.next());
  if (sector.stock !== null) sector.stock -= 1;
  if (sector.prize?.kind === 'voucher') issueVoucher(context, sector.prize.voucher, user);
  const made = {
    id: random.uuid(),
    activityCode,
    userId: user.id,
    sectorId: sector.id,
    drawnAt: now,
  };
  state.draws.made.push(made);
  return answer({ result: resultOf(state, activity, made) });
}

/** The sector for a number from 0 to 1. */
function spin({ sectors }: BackendDrawActivity, chance: number): BackendDrawSector {
  const inStock = sectors.filter(({ stock }) => stock !== 0);
  const sector = inStock[Math.floor(chance * inStock.length)];
  if (sector === undefined) throw new Error('A wheel needs a sector that never runs out.');
  return sector;
}

/** A person's draw; null if it is not theirs. */
export function ownDraw(
  { draws }: DraftState,
  drawId: string,
  user: BackendUser | null,
): BackendDraw | null {
  const [made] = drawsById.find(draws.made, drawId);
  return made !== undefined && made.userId === user?.id ? made : null;
}

function earlierDraw(
  state: DraftState,
  activityCode: string,
  user: BackendUser | null,
): BackendDraw | null {
  const [made] = drawsByActivity.find(state.draws.made, [activityCode, user?.id ?? '']);
  return made ?? null;
}

/** What a person won lately in similar activities, latest first. */
function matchHistory(
  state: DraftState,
  { kind, activityCode }: BackendDrawActivity,
  user: BackendUser | null,
): DrawResult[] {
  return drawsByUser
    .last(state.draws.made, user?.id ?? '', SEARCHED_DRAWS)
    .filter((made) => made.activityCode !== activityCode)
    .flatMap((made) => {
      const activity = lookUp(state.draws.activities, made.activityCode);
      return activity?.kind === kind ? [resultOf(state, activity, made)] : [];
    })
    .filter(({ prize }) => prize !== null)
    .sort((one, other) => other.drawnAt - one.drawnAt);
}

/** The result of a draw. */
export function resultOf(
  { prizeForms }: Pick<DraftState, 'prizeForms'>,
  { sectors }: BackendDrawActivity,
  made: BackendDraw,
): DrawResult {
  const sector = sectors.find(({ id }) => id === made.sectorId);
  return {
    drawId: made.id,
    sectorId: made.sectorId,
    prize: sector?.prize ? { name: sector.label, kind: sector.prize.kind } : null,
    drawnAt: made.drawnAt,
    isRecipientSent: lookUp(prizeForms, made.id) !== null,
  };
}

function noActivity(): Reply {
  return refuse(RESPONSE_CODE.notFound, 'There is no draw with this activityCode.');
}
