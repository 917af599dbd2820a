import { byKey } from '../by-key.ts';
import type { Rules } from '../rule.ts';
import type { DraftState } from '../state.ts';
import { everydayCampaignPages } from './campaign-page.fixture.ts';
import { findCampaignPage } from './campaign-page.rules.ts';

/** The campaign pages by name. */
export function fixture(now: number): Pick<DraftState, 'campaignPages'> {
  return { campaignPages: byKey(everydayCampaignPages(now), ({ name }) => name) };
}

export const rules = {
  campaignPage: findCampaignPage,
} satisfies Rules;
