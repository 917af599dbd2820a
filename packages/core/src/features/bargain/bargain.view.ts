import type { SnapshotFrom } from 'xstate';
import type { Problem } from '../../flow/problem/problem.ts';
import type { RouteName } from '../../platform/navigation/routes.ts';
import { formatAmount } from '../../rules/money/money.ts';
import type { BargainCampaign, BargainPrize, CutRecord } from './bargain.gateway.ts';
import type { BargainMachine } from './bargain.machine.ts';
import type { BargainNews } from './bargain.types.ts';
import { BARGAIN_ROUTE } from './bargain-link.ts';
import type { ShownLink } from './bargain-sharing.ts';
import { type BargainStep, bargainStep } from './bargain-step.ts';
import type { ClosedView } from './bargain-visit.ts';
import { cutTotal, priceLeft } from './cut-record.ts';
import { type FriendCutMessage, friendCutMessage } from './friend-cut-message.ts';
import { addressToShare, cutsOf, prizeOf, startOf } from './own-bargain.ts';

/** What the pages of the user's own bargain show. Amounts are in rupiah. */
export type BargainView =
  | ClosedView
  | { readonly step: 'choosing'; readonly campaign: BargainCampaign }
  | OwnBargainView;

/** The user's own bargain. */
export interface OwnBargainView {
  readonly step: 'own';
  readonly campaign: BargainCampaign;
  readonly prize: BargainPrize;
  /** What the one button does; the key of its label. */
  readonly label: BargainStep;
  readonly cutTotal: number;
  readonly priceLeft: number;
  /** The oldest first. */
  readonly cuts: readonly CutRecord[];
  /** What the user wrote to go with the link. */
  readonly review: string;
  readonly news: FriendCutMessage | OwnCutMessage | null;
  /** The user followed another helper's link: the page says why it shows their own bargain. */
  readonly isDownlink: boolean;
  readonly canChooseAgain: boolean;
  /** The address that leads friends here; null before the first cut. */
  readonly address: string | null;
  readonly link: ShownLink | null;
  readonly problem: Problem | null;
  readonly isBusy: boolean;
}

/** The message after an own cut. */
export interface OwnCutMessage {
  readonly message: 'ownCut';
  /** Formatted, such as `12.500`. */
  readonly amount: string;
}

type BargainSnapshot = SnapshotFrom<BargainMachine>;

/** Turns the machine's state into what the page shows. */
export function bargainView(snapshot: BargainSnapshot): BargainView {
  const { context } = snapshot;
  if (snapshot.matches('ended')) return { step: 'ended', next: 'home' };
  if (snapshot.matches('notStarted')) return { step: 'notStarted', startsAt: startOf(context) };
  const prize = prizeOf(context);
  if (prize === null) return { step: 'choosing', campaign: context.campaign };
  return ownView(snapshot, prize);
}

/** The route on which a step is shown (specification, section 2). Null where any of them will do. */
export function bargainRouteName(view: BargainView): RouteName | null {
  switch (view.step) {
    case 'choosing':
      return 'bargainPrize';
    case 'own':
      return BARGAIN_ROUTE[view.campaign.kind];
    default:
      return null;
  }
}

function ownView(snapshot: BargainSnapshot, prize: BargainPrize): OwnBargainView {
  const { context } = snapshot;
  const { campaign } = context;
  const cuts = cutsOf(context);
  const cut = cutTotal(cuts);
  return {
    step: 'own',
    campaign,
    prize,
    label: bargainStep(campaign.assistance),
    cutTotal: cut,
    priceLeft: priceLeft(prize, cut),
    cuts,
    review: context.review,
    news: context.news && newsMessage(context.news),
    isDownlink: context.isDownlink,
    canChooseAgain: snapshot.can({ type: 'CHOOSE_AGAIN' }),
    address: campaign.assistance && addressToShare(context),
    link: context.link,
    problem: context.problem,
    isBusy: snapshot.hasTag('busy'),
  };
}

function newsMessage(news: BargainNews): FriendCutMessage | OwnCutMessage {
  return news.kind === 'friendCuts'
    ? friendCutMessage(news.friends, news.amount)
    : { message: 'ownCut', amount: formatAmount(news.amount, 'ID') };
}
