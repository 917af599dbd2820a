import { byKey } from '../by-key.ts';
import type { Rules } from '../rule.ts';
import type { DraftState } from '../state.ts';
import { everydayAssistances, everydayBargains } from './bargain.fixture.ts';
import { assistBargain, findBargain, findInvitation, sponsorBargain } from './bargain.rules.ts';

/** The bargains, and whose links friends follow. */
export function fixture(now: number): Pick<DraftState, 'bargains'> {
  return {
    bargains: {
      activities: byKey(everydayBargains(now), ({ activityCode }) => activityCode),
      assistances: byKey(everydayAssistances(now), ({ assistanceCode }) => assistanceCode),
    },
  };
}

export const rules = {
  bargain: findBargain,
  bargainInvitation: findInvitation,
  sponsorBargain,
  assistBargain,
} satisfies Rules;
