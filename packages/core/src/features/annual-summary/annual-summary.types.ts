import type { Clipboard } from '../../platform/copying/clipboard.ts';
import type { LinkMaker } from '../../platform/navigation/link-maker.ts';
import type { Sharing } from '../../platform/sharing/sharing.ts';
import type { AnnualSummary } from './annual-summary.ts';
import type { AnnualSummaryDraft } from './annual-summary-draft.ts';
import type { SummaryArt, SummaryStage } from './summary-art.ts';

export interface AnnualSummaryPorts {
  readonly art: SummaryArt;
  readonly sharing: Sharing;
  readonly clipboard: Clipboard;
  readonly links: LinkMaker;
}

export interface AnnualSummaryInput {
  readonly ports: AnnualSummaryPorts;
  /** In WIB. */
  readonly year: number;
  /** Null if the year has no drinks. */
  readonly summary: AnnualSummary | null;
  /** The drinks of the year before, in the edition that compares with it (`/annualSummary3rd`); else null. */
  readonly formerCups: number | null;
  /** The stage of an earlier page. */
  readonly draft: AnnualSummaryDraft | null;
}

export interface AnnualSummaryContext extends Omit<AnnualSummaryInput, 'draft'> {
  /** The current stage, or the first one to show after its pictures. */
  readonly stage: SummaryStage;
  /** The number of stages whose pictures are still loading (specification, section 3, `annualSummaryLoadCount`). */
  readonly loadCount: number;
}

export type AnnualSummaryEvent =
  | { readonly type: 'NEXT' }
  | { readonly type: 'BACK' }
  /** The user skips to the end. */
  | { readonly type: 'SKIP' }
  /** The user restarts from the beginning. */
  | { readonly type: 'RESTART' }
  /** The user shares the link, with this text. */
  | { readonly type: 'SHARE'; readonly title: string; readonly text: string }
  /** A stage's pictures loaded or failed: how many stages are still loading. */
  | { readonly type: 'ART_LOADED'; readonly loadCount: number };

/** The machine, for XState. */
export interface AnnualSummaryTypes {
  readonly context: AnnualSummaryContext;
  readonly events: AnnualSummaryEvent;
  readonly input: AnnualSummaryInput;
}
