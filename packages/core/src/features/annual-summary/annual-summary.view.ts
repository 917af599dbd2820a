import type { SnapshotFrom } from 'xstate';
import { type Problem, problem as problemWith } from '../../flow/problem/problem.ts';
import type { RouteName } from '../../platform/navigation/routes.ts';
import type { AnnualSummaryMachine } from './annual-summary.machine.ts';
import type { AnnualSummary, TopDrink } from './annual-summary.ts';
import { type PersonalityLook, personalityLook } from './personality.ts';
import { SUMMARY_STAGES } from './summary-stage.ts';

/** The view of the year in review. Years are in WIB. */
export type AnnualSummaryView =
  /** The year is known; the art of `loaded` of `total` stages has loaded. */
  | {
      readonly step: 'preparing';
      readonly year: number;
      readonly loaded: number;
      readonly total: number;
    }
  /** The year has no drinks; `next` is where the user can go. */
  | { readonly step: 'empty'; readonly year: number; readonly next: RouteName }
  | (StageView & {
      readonly step: 'stage';
      readonly year: number;
      /** The position of the stage, from 1 to `total`. */
      readonly position: number;
      readonly total: number;
    });

/** A stage, with its content. */
export type StageView =
  | { readonly stage: 'start'; readonly isCompared: boolean }
  | { readonly stage: 'thanks' }
  /** `more`: how many more than in the year before, negative for fewer; null where they are not compared. */
  | { readonly stage: 'cup'; readonly cups: number; readonly more: number | null }
  | { readonly stage: 'top3'; readonly top: readonly TopDrink[] }
  | { readonly stage: 'userKeyword'; readonly look: PersonalityLook }
  | {
      readonly stage: 'summary';
      readonly cups: number;
      readonly top: readonly TopDrink[];
      readonly look: PersonalityLook;
      readonly sharing: SharingView;
    };

/** The progress of sharing. `copied`: sharing is unavailable, and the link is in the clipboard. */
export type SharingView =
  | { readonly status: 'resting' | 'busy' | 'shared' | 'copied' }
  | { readonly status: 'failed'; readonly problem: Problem };

type Snapshot = SnapshotFrom<AnnualSummaryMachine>;

export function annualSummaryView(snapshot: Snapshot): AnnualSummaryView {
  const { year, stage, summary, loadCount } = snapshot.context;
  if (summary === null) return { step: 'empty', year, next: 'home' };
  const total = SUMMARY_STAGES.length;
  if (snapshot.matches('loadingArt')) {
    return { step: 'preparing', year, loaded: total - loadCount, total };
  }
  const position = SUMMARY_STAGES.indexOf(stage) + 1;
  return { step: 'stage', year, position, total, ...stageView(snapshot, summary) };
}

function stageView(snapshot: Snapshot, summary: AnnualSummary): StageView {
  const { cups, top } = summary;
  const { stage, formerCups } = snapshot.context;
  const look = personalityLook(summary.personality);
  switch (stage) {
    case 'start':
      return { stage, isCompared: formerCups !== null };
    case 'cup':
      return { stage, cups, more: formerCups === null ? null : cups - formerCups };
    case 'top3':
      return { stage, top };
    case 'userKeyword':
      return { stage, look };
    case 'summary':
      return { stage, cups, top, look, sharing: sharingView(snapshot) };
    case 'thanks':
      return { stage };
  }
}

function sharingView(snapshot: Snapshot): SharingView {
  if (snapshot.hasTag('busy')) return { status: 'busy' };
  if (isResting(snapshot, 'shared')) return { status: 'shared' };
  if (isResting(snapshot, 'copied')) return { status: 'copied' };
  return isResting(snapshot, 'failed')
    ? { status: 'failed', problem: problemWith('copyFailed') }
    : { status: 'resting' };
}

function isResting(snapshot: Snapshot, resting: 'shared' | 'copied' | 'failed'): boolean {
  return snapshot.matches({ showing: { summary: { resting } } });
}
