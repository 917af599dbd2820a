import type { LocalizedText } from '../../platform/language/localized-text.ts';
import type { AppHosts } from '../../platform/navigation/app-hosts.ts';
import { parseLinkCode } from '../../platform/navigation/link-code.ts';
import {
  parseRedirectTarget,
  type RedirectTarget,
} from '../../platform/navigation/redirect-target.ts';
import { withQuery } from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import { periodStatus } from '../../rules/calendar/period.ts';
import {
  type FilledModuleItem,
  fillModuleItem,
  type ModuleValues,
} from '../../rules/module-item/module-item.ts';
import type { CampaignBlock, CampaignPage } from './campaign-page.schema.ts';

type Block<Type extends CampaignBlock['type']> = Extract<CampaignBlock, { readonly type: Type }>;

/** A part of a page with a target: null where it is not tappable. */
type Targeted<Part> = Omit<Part, 'link'> & {
  readonly target: RedirectTarget | null;
};

/** A link of a page, checked. */
export interface CampaignLink {
  readonly label: LocalizedText;
  readonly target: RedirectTarget;
}

/** A track, with what the audio output plays: its notes, or the address of its file. */
export interface ShownTrack {
  readonly title: LocalizedText;
  readonly artist: LocalizedText | undefined;
  readonly src: string;
}

/** A block, ready to show. */
export type ShownBlock =
  | Block<'hero' | 'text' | 'countdown' | 'faq' | 'terms' | 'share' | 'animation'>
  | Targeted<Block<'voucher'>>
  | { readonly type: 'music'; readonly tracks: readonly ShownTrack[] }
  | { readonly type: 'buttons'; readonly buttons: readonly CampaignLink[] }
  | (Omit<Block<'modules'>, 'items'> & {
      readonly items: readonly FilledModuleItem[];
    })
  | (Omit<Block<'products'>, 'products'> & {
      readonly products: readonly Targeted<Block<'products'>['products'][number]>[];
    });

/** What a campaign page shows. */
export type CampaignPageView =
  | { readonly step: 'ended' }
  | {
      /** Before its start nothing on the page can be tapped that takes part. */
      readonly step: 'notStarted' | 'running';
      /** When the campaign starts, or ends: milliseconds since the epoch. */
      readonly stepEndsAt: number;
      /** The main action. */
      readonly action: CampaignLink | null;
      readonly blocks: readonly ShownBlock[];
    };

export interface CampaignVisit {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** The `inviteCode` of the link, which a user without an own one passes on. Untrusted. */
  readonly inviteCode: string;
  readonly hosts: AppHosts;
}

/** What its blocks are shown by. */
interface Showing {
  readonly values: ModuleValues;
  readonly hosts: AppHosts;
  readonly isRunning: boolean;
}

/** The view of a configured page: known blocks alone, every link checked, every placeholder filled. */
export function campaignPageView(page: CampaignPage, visit: CampaignVisit): CampaignPageView {
  const { start, end } = page.period;
  const { hosts } = visit;
  const status = periodStatus(page.period, visit.now);
  if (status === 'ended') return { step: 'ended' };

  const isRunning = status === 'active';
  const values = {
    inviteCode: page.inviteCode ?? parseLinkCode(visit.inviteCode),
    amount: page.amount,
  };
  return {
    step: isRunning ? 'running' : 'notStarted',
    stepEndsAt: isRunning ? end : start,
    action: isRunning && page.action !== null ? checkLink(page.action, hosts) : null,
    blocks: page.blocks
      .filter((block) => block !== null)
      .filter(({ type }) => isRunning || (type !== 'buttons' && type !== 'modules'))
      .map((block) => showBlock(block, { values, hosts, isRunning }))
      .filter((block) => block.type !== 'modules' || block.items.length > 0),
  };
}

function showBlock(block: CampaignBlock, { values, hosts, isRunning }: Showing): ShownBlock {
  switch (block.type) {
    case 'voucher': {
      const { activityCode } = block;
      const target = {
        kind: 'route',
        route: withQuery(ROUTES.getCoupons, { activityCode }),
      } as const;
      return { ...block, target: isRunning ? target : null };
    }
    case 'buttons':
      return {
        ...block,
        buttons: block.buttons
          .map((button) => checkLink(button, hosts))
          .filter((link) => link !== null),
      };
    case 'modules':
      return {
        ...block,
        items: block.items
          .map((item) => fillModuleItem(item, values, hosts))
          .filter((item) => item !== null),
      };
    case 'products':
      return {
        ...block,
        products: block.products.map(({ link, ...product }) => ({
          ...product,
          target: isRunning ? parseRedirectTarget(link, hosts) : null,
        })),
      };
    case 'music':
      return {
        ...block,
        tracks: block.tracks.map(({ title, artist, ...track }) => ({
          title,
          artist,
          src: 'notes' in track ? track.notes : track.file,
        })),
      };
    default:
      return block;
  }
}

function checkLink(
  { label, link }: Block<'buttons'>['buttons'][number],
  hosts: AppHosts,
): CampaignLink | null {
  const target = parseRedirectTarget(link, hosts);
  return target === null ? null : { label, target };
}
