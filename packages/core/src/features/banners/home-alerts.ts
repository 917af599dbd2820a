import type { RouteQueue } from '../../platform/navigation/route-history.ts';
import type { BannerPlacement } from '../../rules/banner/banner.ts';

/** A banner that opens by itself on home. */
export type HomeAlert = Extract<BannerPlacement, 'launchAd' | 'homeAlert' | 'newGiftAlert'>;

/**
 * What may open by itself on home; of what was seen equally long ago, the first. The ad belongs to the start of the app: who came by a link to another
 * page has started there.
 */
export function homeAlerts(visited: RouteQueue): readonly HomeAlert[] {
  return visited.length > 1
    ? ['homeAlert', 'newGiftAlert']
    : ['launchAd', 'homeAlert', 'newGiftAlert'];
}
