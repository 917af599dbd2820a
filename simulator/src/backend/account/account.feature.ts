import type { Rules } from '../rule.ts';
import type { DraftState } from '../state.ts';
import { EVERYDAY_NAMES, memberPoints } from './account.fixture.ts';
import { findAccount, listPointsHistory } from './account.rules.ts';

/** The account and the points of the member. */
export function fixture(now: number): Pick<DraftState, 'accounts'> {
  const { credits, entries } = memberPoints(now);
  return { accounts: { names: EVERYDAY_NAMES, points: { member: { credits } }, entries } };
}

export const rules = {
  account: findAccount,
  pointsHistory: listPointsHistory,
} satisfies Rules;
