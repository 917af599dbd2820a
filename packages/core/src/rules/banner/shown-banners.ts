import type { AppHosts } from '../../platform/navigation/app-hosts.ts';
import {
  parseRedirectTarget,
  type RedirectTarget,
} from '../../platform/navigation/redirect-target.ts';
import type { Banner } from './banner.schema.ts';
import { type BannerPlacement, bannerPlacement } from './banner.ts';

/** A banner that may be shown. */
export interface ShownBanner extends Pick<Banner, 'id' | 'picture' | 'title' | 'text'> {
  /** Null where its address is not allowed: then it is not a link. */
  readonly target: RedirectTarget | null;
}

/**
 * The banners of a placement that run at a moment, as configured.
 *
 * @param now Milliseconds since the epoch.
 */
export function runningBanners(
  banners: readonly Banner[],
  placement: BannerPlacement,
  now: number,
): readonly Banner[] {
  return banners
    .filter((banner) => bannerPlacement(banner.placement) === placement)
    .filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
}

/**
 * The banners of a placement that run at a moment, with their addresses checked.
 *
 * @param now Milliseconds since the epoch.
 */
export function shownBanners(
  banners: readonly Banner[],
  placement: BannerPlacement,
  now: number,
  hosts: AppHosts,
): readonly ShownBanner[] {
  return runningBanners(banners, placement, now).map(
    ({ id, picture, title, text, forwardUrl }) => ({
      id,
      picture,
      title,
      text,
      target: parseRedirectTarget(forwardUrl, hosts),
    }),
  );
}
