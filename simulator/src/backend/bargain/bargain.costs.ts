import { ASKER, type Costs, PEOPLE, times } from '../../server/backend/cost.ts';
import type { DraftState } from '../state.ts';

const BARGAIN = 'nego-kopi';

/** How the bench measures the endpoints. */
export const BARGAIN_COSTS = {
  bargain: { fill: fillBargains, input: () => ({ activityCode: BARGAIN }) },
  bargainInvitation: {
    fill: fillBargains,
    input: () => ({ activityCode: BARGAIN, assistanceCode: 'friend-0' }),
  },
  sponsorBargain: {
    fill: fillBargains,
    input: () => ({ activityCode: BARGAIN, prizeId: 'latte', shared: false }),
    isOncePerPerson: true,
  },
  assistBargain: {
    fill: fillBargains,
    input: (index) => ({ activityCode: BARGAIN, assistanceCode: `friend-${index}` }),
    isOncePerPerson: true,
  },
} satisfies Costs;

function fillBargains(state: DraftState, records: number, now: number): void {
  const { assistances } = state.bargains;
  const begin = (code: string, userId: string, activityCode = BARGAIN) => {
    const cut = { userId: `helper of ${code}`, cutProgress: 100, cutAt: now };
    assistances[code] = {
      assistanceCode: code,
      activityCode,
      userId,
      prizeId: 'latte',
      ownCutsLeft: 3,
      cuts: [{ ...cut, id: `cut-${code}`, helperCode: `helper-${code}` }],
    };
  };
  times(PEOPLE, (index) => {
    const id = `owner-${index}`;
    state.users[id] = { id, phone: `+62817${String(index).padStart(8, '0')}`, firstOrderAt: null };
    begin(`friend-${index}`, id);
  });
  times(records, (index) => {
    begin(`other-${index}`, `other-${index}`);
    begin(`own-${index}`, ASKER, `campaign-${index}`);
  });
}
