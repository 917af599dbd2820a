import { byKey } from '../by-key.ts';
import { answer } from '../reply.ts';
import type { Rules } from '../rule.ts';
import type { DraftState } from '../state.ts';
import { everybody } from './login.fixture.ts';
import { logIn, logOut, logOutEverywhere, sendCode } from './login.rules.ts';

/** The people, of whom nobody is logged in. */
export function fixture(
  now: number,
): Pick<DraftState, 'config' | 'users' | 'sessions' | 'smsCodes'> {
  return {
    config: { mobileRegister: true },
    users: byKey(everybody(now), ({ id }) => id),
    sessions: {},
    smsCodes: {},
  };
}

export const rules = {
  config: (_input, { state }) => answer(state.config),
  sendCode,
  logIn,
  logOut,
  logOutEverywhere,
} satisfies Rules;
