import { byKey } from '../by-key.ts';
import { everydayLoves } from '../love/love.fixture.ts';
import type { Rules } from '../rule.ts';
import type { DraftState } from '../state.ts';
import { everydayDraws } from './draw.fixture.ts';
import { draw, findDrawActivity } from './draw.rules.ts';
import { memberDraws, pastDraws } from './past-draws.fixture.ts';

/** The wheels, the love campaigns, which are draws too, and what the member has drawn. */
export function fixture(now: number): Pick<DraftState, 'draws'> {
  const activities = [...everydayDraws(now), ...everydayLoves(now), ...pastDraws(now)];
  return {
    draws: {
      activities: byKey(activities, ({ activityCode }) => activityCode),
      made: memberDraws(now),
    },
  };
}

export const rules = {
  drawActivity: findDrawActivity,
  draw,
} satisfies Rules;
