import type { SnapshotFrom } from 'xstate';
import type { Problem } from '../../flow/problem/problem.ts';
import type { RouteName } from '../../platform/navigation/routes.ts';
import { formatAmount } from '../../rules/money/money.ts';
import { type FriendCutMessage, friendCutMessage } from '../../rules/success/success.ts';
import type {
  BargainCampaign,
  BargainPrize,
  CutRecord,
  Help,
  Invitation,
} from './bargain.gateway.ts';
import type { BargainMachine } from './bargain.machine.ts';
import type { BargainNews, ShownLink } from './bargain.types.ts';
import { cutsOf, prizeOf, startOf } from './bargain-context.ts';
import { BARGAIN_ROUTE } from './bargain-link.ts';
import { type BargainStep, bargainStep } from './bargain-step.ts';
import { cutTotal, priceLeft } from './cut-record.ts';

/** What the pages of a bargain show. Amounts are in rupiah, moments milliseconds since the epoch. */
export type BargainView =
  | { readonly step: 'loading' | 'loginRequired' }
  | { readonly step: 'loadFailed'; readonly problem: Problem }
  /** Null where nobody said when it starts. */
  | { readonly step: 'notStarted'; readonly startsAt: number | null }
  | { readonly step: 'ended'; readonly next: RouteName }
  | { readonly step: 'choosing'; readonly campaign: BargainCampaign }
  | OwnBargainView
  | HelperView;

/** A person's own bargain. */
export interface OwnBargainView {
  readonly step: 'own';
  readonly campaign: BargainCampaign;
  readonly prize: BargainPrize;
  /** What the one button does, and says. */
  readonly label: BargainStep;
  readonly cutTotal: number;
  readonly priceLeft: number;
  /** The oldest first. */
  readonly cuts: readonly CutRecord[];
  readonly news: FriendCutMessage | OwnCutMessage | null;
  /** The person came in through another helper's link, and is told why they see their own bargain. */
  readonly isDownlink: boolean;
  readonly canChooseAgain: boolean;
  readonly link: ShownLink | null;
  readonly problem: Problem | null;
  readonly busy: boolean;
}

/** What is told of an own cut. */
export interface OwnCutMessage {
  readonly message: 'ownCut';
  /** As it is shown, such as `12.500`. */
  readonly amount: string;
}

/** A friend's bargain, to whoever came by their link. */
export interface HelperView {
  readonly step: 'invited' | 'helped' | 'tooLate';
  readonly invitation: Invitation;
  readonly priceLeft: number;
  /** What this person cut; null where they have not. */
  readonly help: Help | null;
  /** They did so just now, and not at an earlier visit. */
  readonly isNew: boolean;
  readonly link: ShownLink | null;
  readonly problem: Problem | null;
  readonly busy: boolean;
}

type BargainSnapshot = SnapshotFrom<BargainMachine>;

/** Turns the machine's state into what the page shows. */
export function bargainView(snapshot: BargainSnapshot): BargainView {
  const { campaign, invitation, problem } = snapshot.context;
  if (snapshot.matches('loginRequired')) return { step: 'loginRequired' };
  if (snapshot.matches('loadFailed') && problem !== null) return { step: 'loadFailed', problem };
  if (snapshot.matches('ended')) return { step: 'ended', next: 'home' };
  if (snapshot.matches('notStarted')) {
    return { step: 'notStarted', startsAt: startOf(snapshot.context) };
  }
  if (campaign !== null) return ownView(snapshot, campaign);
  return invitation === null ? { step: 'loading' } : helperView(snapshot, invitation);
}

/** The route on which a step is shown (specification, section 2). Null where any of them will do. */
export function bargainRouteName(view: BargainView): RouteName | null {
  switch (view.step) {
    case 'choosing':
      return 'bargainPrize';
    case 'own':
      return BARGAIN_ROUTE[view.campaign.kind];
    case 'invited':
    case 'helped':
    case 'tooLate':
      return BARGAIN_ROUTE[view.invitation.kind];
    default:
      return null;
  }
}

function ownView(snapshot: BargainSnapshot, campaign: BargainCampaign): BargainView {
  const { context } = snapshot;
  const prize = prizeOf(context);
  if (prize === null) return { step: 'choosing', campaign };
  const cuts = cutsOf(context);
  return {
    step: 'own',
    campaign,
    prize,
    label: bargainStep(campaign.assistance),
    cutTotal: cutTotal(cuts),
    priceLeft: priceLeft({ prize, cuts }),
    cuts,
    news: context.news && newsMessage(context.news),
    isDownlink: context.turnedAway?.kind === 'downlink',
    canChooseAgain: snapshot.can({ type: 'CHOOSE_AGAIN' }),
    link: context.link,
    problem: context.problem,
    busy: snapshot.hasTag('busy'),
  };
}

function helperView(snapshot: BargainSnapshot, invitation: Invitation): HelperView {
  const { link, problem, hasHelpedNow } = snapshot.context;
  return {
    step: helperStep(snapshot, invitation),
    invitation,
    priceLeft: Math.max(invitation.prize.price - invitation.cutTotal, 0),
    help: invitation.help,
    isNew: hasHelpedNow,
    link,
    problem,
    busy: snapshot.hasTag('busy'),
  };
}

function helperStep(snapshot: BargainSnapshot, { help }: Invitation): HelperView['step'] {
  if (help !== null) return 'helped';
  return snapshot.matches({ helper: 'tooLate' }) ? 'tooLate' : 'invited';
}

function newsMessage(news: BargainNews): FriendCutMessage | OwnCutMessage {
  return news.kind === 'friendCuts'
    ? friendCutMessage(news.friends, news.amount)
    : { message: 'ownCut', amount: formatAmount(news.amount, 'ID') };
}
