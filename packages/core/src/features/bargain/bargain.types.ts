import type { GoTo, PageEvent, SessionEmitted } from '../../flow/page/page.types.ts';
import type { Problem } from '../../flow/problem/problem.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Clipboard } from '../../platform/copying/clipboard.ts';
import type { LinkMaker } from '../../platform/navigation/link-maker.ts';
import type { PageVisibility } from '../../platform/page-visibility.ts';
import type { Random } from '../../platform/random.ts';
import type { Sharing } from '../../platform/sharing/sharing.ts';
import type { BargainCampaign, BargainGateway, Invitation } from './bargain.gateway.ts';
import type { BargainDraft } from './bargain-draft.ts';
import type { TurnedAway } from './bargain-outcome.ts';

export interface BargainPorts {
  readonly bargains: BargainGateway;
  readonly sharing: Sharing;
  readonly clipboard: Clipboard;
  readonly links: LinkMaker;
  readonly visibility: PageVisibility;
  readonly clock: Clock;
  readonly random: Random;
}

export interface BargainInput {
  readonly activityCode: string;
  /** Of the friend's link; empty for one's own bargain. */
  readonly assistanceCode: string;
  readonly loggedIn: boolean;
  readonly draft: BargainDraft | null;
}

/** What the person has just got, to be told for a moment. Amounts are in rupiah. */
export type BargainNews =
  | { readonly kind: 'ownCut'; readonly amount: number }
  | { readonly kind: 'friendCuts'; readonly friends: number; readonly amount: number };

/** A link to be copied, and what became of that. */
export interface ShownLink {
  readonly address: string;
  readonly state: 'shown' | 'copied' | 'copyFailed';
}

/**
 * The assist state of section 3 (specification): `assistanceInfo`, `assistanceList` and `newAssistance` are
 * `campaign` and `news`; docs/assumptions.md says what became of the rest.
 */
export interface BargainContext {
  readonly activityCode: string;
  /** Of the friend's link; empty where the person is here for themselves. */
  readonly assistanceCode: string;
  readonly loggedIn: boolean;
  /** The page is hidden: nothing is asked by itself. */
  readonly hidden: boolean;
  /** Whose bargain is shown: the person's own, or that of a friend who asks for help. */
  readonly side: 'own' | 'helper';
  readonly campaign: BargainCampaign | null;
  readonly invitation: Invitation | null;
  /** The person has helped just now, and not at an earlier visit. */
  readonly hasHelpedNow: boolean;
  /** Why the person does not go on here, as it was last heard; null where they do. */
  readonly turnedAway: TurnedAway | null;
  /** What was chosen where there are several prizes. */
  readonly prizeId: string | null;
  /** The idempotency key of a cut without an answer: however often it is sent, it is one cut. */
  readonly pendingKey: string | null;
  /** An earlier try sent the cut under its key and saw no answer: it may have been carried out. */
  readonly maybeApplied: boolean;
  /** The cut under way is the one that sharing earns. */
  readonly shared: boolean;
  readonly news: BargainNews | null;
  /** Where it could not be shared, it is shown to be copied; else null. */
  readonly link: ShownLink | null;
  readonly problem: Problem | null;
}

export type BargainEvent =
  /** The person cuts the price themselves. */
  | { readonly type: 'CUT' }
  /** The person shares the link, with these words around it. */
  | { readonly type: 'SHARE'; readonly title: string; readonly text: string }
  /** The person copies the link that could not be shared. */
  | { readonly type: 'COPY' }
  /** The person cuts the price of the friend whose link brought them. */
  | { readonly type: 'HELP' }
  /** The person wants a bargain of their own after they helped. */
  | { readonly type: 'START_OWN' }
  /** The person chooses a prize. */
  | { readonly type: 'CHOOSE'; readonly prizeId: string }
  /** The person wants to choose another one. */
  | { readonly type: 'CHOOSE_AGAIN' }
  /** The price is reached: the person goes where the reward is. */
  | { readonly type: 'CHECK_REWARD' }
  /** The person has read the news. */
  | { readonly type: 'DISMISS' }
  /** The page went hidden. */
  | { readonly type: 'HIDDEN' }
  /** The page is in visibility again. */
  | { readonly type: 'VISIBLE' }
  | PageEvent;

export type BargainEmitted = SessionEmitted | GoTo;
