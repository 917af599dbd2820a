import type { Assistance } from './bargain.gateway.ts';
import { cutTotal, priceLeft } from './cut-record.ts';

/**
 * What the user does next in their own bargain, which is what its button says (specification, section 4).
 * - `firstCut`: begin. - `cutAgain`: cut once more. - `shareLink`: share, which earns the last own cut.
 * - `askFriends`: only friends can cut now. - `checkReward`: the price is reached.
 */
export type BargainStep = 'firstCut' | 'cutAgain' | 'shareLink' | 'askFriends' | 'checkReward';

/** The step of a bargain; null stands for one that has not begun. */
export function bargainStep(assistance: Assistance | null): BargainStep {
  if (assistance === null) return 'firstCut';
  if (priceLeft(assistance.prize, cutTotal(assistance.cuts)) === 0) return 'checkReward';
  if (assistance.ownCutsLeft > 1) return 'cutAgain';
  return assistance.ownCutsLeft === 1 ? 'shareLink' : 'askFriends';
}
