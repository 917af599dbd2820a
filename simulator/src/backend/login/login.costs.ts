import { ASKER, AT_ONCE, type Costs, PEOPLE, ROUND_MS, times } from '../../server/backend/cost.ts';
import { personAt } from '../../server/backend/people.ts';
import type { DraftState } from '../state.ts';

/** How the bench measures the endpoints. */
export const LOGIN_COSTS = {
  config: { fill: fillUsers, input: () => ({}) },
  sendCode: {
    fill: fillSmsCodes,
    input: (index) => ({ phone: `+62813${String(index).padStart(8, '0')}` }),
  },
  logIn: {
    fill(state, records, now) {
      fillUsers(state, records);
      fillSmsCodes(state, records, now);
      times(PEOPLE, (index) => {
        const sentAt = now + Math.floor(index / AT_ONCE) * ROUND_MS;
        state.smsCodes[phoneOf(index)] = { code: '123456', sentAt, triesLeft: 5 };
      });
    },
    input: (index) => ({ phone: phoneOf(index), code: '123456' }),
  },
  logOut: {
    fill(state, records) {
      times(records, (index) => {
        state.sessions[`other-${index}`] = { userId: ASKER };
      });
      // One person has them all.
      times(PEOPLE, (index) => {
        state.sessions[personAt(index).token] = { userId: ASKER };
      });
    },
    input: () => ({}),
    isOncePerPerson: true,
  },
  logOutEverywhere: {
    fill(state, records) {
      times(records, (index) => {
        state.sessions[`other-${index}`] = { userId: `other-${index}` };
      });
    },
    input: () => ({}),
    isOncePerPerson: true,
  },
} satisfies Costs;

/** As of the people of `rushState`. */
function phoneOf(index: number): string {
  return `+62812${String(index).padStart(8, '0')}`;
}

export function fillUsers(state: DraftState, records: number): void {
  times(records, (index) => {
    const id = `other-${index}`;
    const phone = `+62819${String(index).padStart(8, '0')}`;
    state.users[id] = { id, phone, firstOrderAt: null };
    state.sessions[id] = { userId: id };
  });
}

/** What visitors leave who ask for a code each. */
export function fillSmsCodes(state: DraftState, records: number, now: number): void {
  times(records, (index) => {
    const phone = `+62819${String(index).padStart(8, '0')}`;
    state.smsCodes[phone] = { code: '123456', sentAt: now, triesLeft: 5 };
    const data = { resendAt: now + 60_000 };
    const id = JSON.stringify(['sendCode', phone, `key-${index}`]);
    state.keptAnswers[id] = { inputHash: 'a'.repeat(64), data, keptAt: now };
  });
}
