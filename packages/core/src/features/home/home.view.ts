import type { Language } from '../../platform/language/language.ts';
import type { AppHosts } from '../../platform/navigation/app-hosts.ts';
import { withQuery } from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import type { BannerPlacement } from '../../rules/banner/banner.ts';
import { type ShownBanner, shownBanners } from '../../rules/banner/shown-banners.ts';
import { type FilledModuleItem, fillModuleItem } from '../../rules/module-item/module-item.ts';
import type { Home, RunningCampaign } from './home.gateway.ts';

/** A campaign that runs, and the route that leads into it. */
export interface HomeCampaign extends Pick<RunningCampaign, 'kind' | 'name' | 'endsAt' | 'offer'> {
  readonly route: string;
}

/** A module item, in the language of the page. */
export interface HomeModule extends Omit<FilledModuleItem, 'moduleDesc'> {
  readonly moduleDesc: string;
}

/** What home shows. */
export interface HomeView {
  /** The large ones on top. */
  readonly banners: readonly ShownBanner[];
  /** The shortcuts: only those whose address is allowed. */
  readonly shortcuts: readonly ShownBanner[];
  /** A line for browsers alone. */
  readonly webBanners: readonly ShownBanner[];
  /** The cards below. */
  readonly cards: readonly ShownBanner[];
  readonly campaigns: readonly HomeCampaign[];
  readonly modules: readonly HomeModule[];
}

/**
 * What home shows at a moment: content read earlier shows only what has not ended since.
 *
 * @param now Milliseconds since the epoch.
 */
export function homeView(home: Home, { language, now, hosts }: HomeReader): HomeView {
  const placed = (placement: BannerPlacement) => shownBanners(home.banners, placement, now, hosts);
  return {
    banners: placed('homeBanner'),
    shortcuts: placed('homeFunc').filter(({ target }) => target !== null),
    webBanners: placed('h5Banner'),
    cards: placed('homeList'),
    campaigns: home.campaigns
      .filter(({ endsAt }) => now < endsAt)
      .map(({ code, ...campaign }) => ({
        ...campaign,
        route: campaignRoute({ ...campaign, code }),
      })),
    modules: home.moduleItems
      .map((item) => fillModuleItem(item, home.moduleValues, hosts))
      .filter((item) => item !== null)
      .map((item) => ({ ...item, moduleDesc: item.moduleDesc[language] })),
  };
}

interface HomeReader {
  readonly language: Language;
  readonly now: number;
  readonly hosts: AppHosts;
}

/** The route that leads into a campaign. */
function campaignRoute({ kind, code }: Pick<RunningCampaign, 'kind' | 'code'>): string {
  const activity = { activityCode: code };
  switch (kind) {
    case 'voucher':
      return withQuery(ROUTES.getCoupons, { activityCode: code });
    case 'draw':
      return withQuery(ROUTES.luckDraw, activity);
    case 'bargain':
      return withQuery(ROUTES.bargain, activity);
    case 'checkIn':
      return withQuery(ROUTES.checkIn, activity);
    case 'gifts':
      return withQuery(ROUTES.activityPromotion, activity);
  }
}
