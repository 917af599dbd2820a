import type { PageEvent, SessionEmitted } from '../../flow/page/page.types.ts';
import type { Problem } from '../../flow/problem/problem.ts';
import type { Clipboard } from '../../platform/copying/clipboard.ts';
import type { LinkMaker } from '../../platform/navigation/link-maker.ts';
import type { Sharing } from '../../platform/sharing/sharing.ts';
import type { AnnualSummaryGateway } from './annual-summary.gateway.ts';
import type { AnnualSummary } from './annual-summary.ts';
import type { AnnualSummaryDraft } from './annual-summary-draft.ts';
import type { SummaryArt, SummaryStage } from './summary-art.ts';

export interface AnnualSummaryPorts {
  readonly annualSummaries: AnnualSummaryGateway;
  readonly art: SummaryArt;
  readonly sharing: Sharing;
  readonly clipboard: Clipboard;
  readonly links: LinkMaker;
}

export interface AnnualSummaryInput {
  readonly ports: AnnualSummaryPorts;
  /** In WIB. */
  readonly year: number;
  readonly loggedIn: boolean;
  /** The stage of an earlier page. */
  readonly draft: AnnualSummaryDraft | null;
}

export interface AnnualSummaryContext {
  readonly ports: AnnualSummaryPorts;
  readonly year: number;
  readonly loggedIn: boolean;
  /** The stage that the person is at, or starts at once everything is loaded. */
  readonly stage: SummaryStage;
  /** Null until the year is loaded, and where nothing was drunk in it. */
  readonly summary: AnnualSummary | null;
  /** How many stages wait for their pictures (specification, section 3, `annualSummaryLoadCount`). */
  readonly loadCount: number;
  readonly problem: Problem | null;
}

export type AnnualSummaryEvent =
  | { readonly type: 'NEXT' }
  | { readonly type: 'BACK' }
  /** The person has seen enough, and goes to the end. */
  | { readonly type: 'SKIP' }
  /** The person wants to see it again, from the start. */
  | { readonly type: 'RESTART' }
  /** The person shares the link, with these words around it. */
  | { readonly type: 'SHARE'; readonly title: string; readonly text: string }
  /** A stage's pictures loaded, or failed to: how many stages still wait for theirs. */
  | { readonly type: 'ART_LOADED'; readonly loadCount: number }
  | PageEvent;

export type AnnualSummaryEmitted = SessionEmitted;

/** The machine, for XState. */
export interface AnnualSummaryTypes {
  readonly context: AnnualSummaryContext;
  readonly events: AnnualSummaryEvent;
  readonly emitted: AnnualSummaryEmitted;
  readonly input: AnnualSummaryInput;
}
