import { memberPrizeForms } from '../draw/past-draws.fixture.ts';
import type { Rules } from '../rule.ts';
import type { DraftState } from '../state.ts';
import { findPrizeForm, sendPrizeForm } from './prize-form.rules.ts';

/** The recipients that the member has sent. */
export function fixture(now: number): Pick<DraftState, 'prizeForms'> {
  return { prizeForms: memberPrizeForms(now) };
}

export const rules = {
  prizeForm: findPrizeForm,
  sendPrizeForm,
} satisfies Rules;
