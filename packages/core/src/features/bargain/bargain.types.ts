import type { GoTo, Reload, SessionEmitted } from '../../flow/page/page.types.ts';
import type { BargainCampaign } from './bargain.gateway.ts';
import type { BargainDraft } from './bargain-draft.ts';
import type { Refusal } from './bargain-outcome.ts';
import type { BargainPorts, VisitContext, VisitEvent } from './bargain-visit.ts';

export interface BargainInput {
  readonly ports: BargainPorts;
  readonly campaign: BargainCampaign;
  /** The user followed another helper's link (120101). */
  readonly isDownlink: boolean;
  readonly isLoggedIn: boolean;
  readonly draft: BargainDraft | null;
}

/** What the user has just got. Amounts are in rupiah. */
export type BargainNews =
  | { readonly kind: 'ownCut'; readonly amount: number }
  | { readonly kind: 'friendCuts'; readonly friends: number; readonly amount: number };

/**
 * The assist state of the specification, section 3: `assistanceInfo`, `assistanceList` and `newAssistance` are
 * `campaign` and `news`; docs/assumptions.md says what became of the rest.
 */
export interface BargainContext extends VisitContext {
  readonly isDownlink: boolean;
  readonly campaign: BargainCampaign;
  /** Why the last cut was not possible; else null. */
  readonly refusal: Refusal | null;
  /** The chosen prize where there are several. */
  readonly prizeId: string | null;
  /** The pending cut is the one that sharing earns. */
  readonly shared: boolean;
  /** What the user wrote to go with the link. */
  readonly review: string;
  readonly news: BargainNews | null;
}

export type BargainEvent =
  /** The user cuts the price. */
  | { readonly type: 'CUT' }
  /** The user chooses a prize. */
  | { readonly type: 'CHOOSE'; readonly prizeId: string }
  /** The user wants to choose another prize. */
  | { readonly type: 'CHOOSE_AGAIN' }
  /** The user writes the review that goes with the link. */
  | { readonly type: 'WRITE_REVIEW'; readonly text: string }
  /** The price is reached: the user goes to the reward. */
  | { readonly type: 'CHECK_REWARD' }
  /** The user has read the news. */
  | { readonly type: 'DISMISS' }
  | VisitEvent;

export type BargainEmitted = SessionEmitted | Reload | GoTo;

/** The machine, for XState. */
export interface BargainTypes {
  readonly context: BargainContext;
  readonly events: BargainEvent;
  readonly emitted: BargainEmitted;
  readonly input: BargainInput;
}
