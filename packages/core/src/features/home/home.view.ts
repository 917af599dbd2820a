import type { Language } from '../../platform/language/language.ts';
import {
  parseRedirectTarget,
  type RedirectTarget,
} from '../../platform/navigation/redirect-target.ts';
import { withQuery } from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import { type BannerPlacement, bannerPlacement } from '../../rules/banner/banner.ts';
import { type FilledModuleItem, fillModuleItem } from '../../rules/module-item/module-item.ts';
import type { Banner, Home, RunningCampaign } from './home.gateway.ts';

/** A banner that may be shown. */
export interface HomeBanner extends Pick<Banner, 'id' | 'picture' | 'title' | 'text'> {
  /** Null where its address is not allowed: then it is not a link. */
  readonly target: RedirectTarget | null;
}

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
  readonly banners: readonly HomeBanner[];
  /** The shortcuts: only those whose address is allowed. */
  readonly shortcuts: readonly HomeBanner[];
  /** A line for browsers alone. */
  readonly webBanners: readonly HomeBanner[];
  /** The cards below. */
  readonly cards: readonly HomeBanner[];
  readonly campaigns: readonly HomeCampaign[];
  readonly modules: readonly HomeModule[];
}

/**
 * What home shows at a moment: content read earlier shows only what has not ended since.
 *
 * @param now Milliseconds since the epoch.
 */
export function homeView(home: Home, { language, now }: HomeReader): HomeView {
  const placed = (placement: BannerPlacement) =>
    home.banners
      .filter((banner) => bannerPlacement(banner.placement) === placement)
      .filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
      .map(shownBanner);
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
      .map((item) => fillModuleItem(item, home.moduleValues))
      .filter((item) => item !== null)
      .map((item) => ({ ...item, moduleDesc: item.moduleDesc[language] })),
  };
}

interface HomeReader {
  readonly language: Language;
  readonly now: number;
}

function shownBanner({ id, picture, title, text, forwardUrl }: Banner): HomeBanner {
  return { id, picture, title, text, target: parseRedirectTarget(forwardUrl) };
}

/** The route that leads into a campaign. */
function campaignRoute({ kind, code }: Pick<RunningCampaign, 'kind' | 'code'>): string {
  const activity = { activityCode: code };
  switch (kind) {
    case 'voucher':
      return withQuery(ROUTES.getCoupons, { sourceId: code });
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
