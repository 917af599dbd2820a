import type { SnapshotFrom } from 'xstate';
import type { Problem } from '../../flow/problem/problem.ts';
import type { LocalizedText } from '../../platform/language/localized-text.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import type { Prize } from '../../rules/activity/activity.schema.ts';
import type { DrawActivity, DrawResult } from '../draw/draw.gateway.ts';
import type { DrawMachine } from '../draw/draw.machine.ts';
import { drawView } from '../draw/draw.view.ts';
import { prizeRoute } from '../draw/prize-route.ts';

/** The view of the love campaign. Moments are milliseconds since the epoch. */
export type LoveView =
  | EntryView
  /** The draw is sent; the page waits for a match until `endsAt`. */
  | { readonly step: 'waiting'; readonly name: LocalizedText; readonly endsAt: number }
  /** The wait ended without an answer: retry the same draw. */
  | { readonly step: 'stalled'; readonly name: LocalizedText; readonly problem: Problem }
  | MatchView
  | { readonly step: 'fail' | 'ended'; readonly name: LocalizedText; readonly next: string };

/** The view of the entry. */
export interface EntryView {
  readonly step: 'entry';
  readonly name: LocalizedText;
  /** When it opens; null once open. Nothing can be tapped before. */
  readonly opensAt: number | null;
  /** Earlier matches, latest first. */
  readonly matchHistory: readonly DrawResult[];
}

/** The view of a match. */
export interface MatchView {
  readonly step: 'match';
  readonly name: LocalizedText;
  readonly prize: Prize;
  /** The match was made at an earlier visit, or elsewhere. */
  readonly isEarlier: boolean;
  /** Whether the recipient of goods was sent: there is nothing left to fill in. */
  readonly isRecipientSent: boolean;
  /** The route to the prize. */
  readonly next: string;
}

/** Derives the love campaign's view from the draw's state: the machine is the same (docs/assumptions.md). */
export function loveView(snapshot: SnapshotFrom<DrawMachine>): LoveView {
  const view = drawView(snapshot);
  switch (view.step) {
    case 'countdown':
    case 'tooEarly':
      return entryView(view.activity, view.activity.startsAt);
    case 'ready':
      return entryView(view.activity, null);
    case 'spinning':
      return {
        step: 'waiting',
        name: view.activity.name,
        endsAt: snapshot.context.stallsAt,
      };
    case 'failed':
      return { step: 'stalled', name: view.activity.name, problem: view.problem };
    case 'ended':
      return { step: 'ended', name: view.activity.name, next: ROUTES.home };
    case 'won':
    case 'lost':
    case 'alreadyDrawn':
      return resultView(view.activity, view.result, view.step === 'alreadyDrawn');
  }
}

/** The route of a step (specification, section 2). */
export function loveRouteName({
  step,
}: LoveView): 'loveEntry' | 'loveMain' | 'loveMatch' | 'loveFail' {
  switch (step) {
    case 'entry':
    case 'ended':
      return 'loveEntry';
    case 'waiting':
    case 'stalled':
      return 'loveMain';
    case 'match':
      return 'loveMatch';
    case 'fail':
      return 'loveFail';
  }
}

function entryView({ name, matchHistory }: DrawActivity, opensAt: number | null): EntryView {
  return { step: 'entry', name, opensAt, matchHistory };
}

function resultView(
  { name }: DrawActivity,
  { drawId, prize, isRecipientSent }: DrawResult,
  isEarlier: boolean,
): LoveView {
  if (prize === null) return { step: 'fail', name, next: ROUTES.home };
  return {
    step: 'match',
    name,
    prize,
    isEarlier,
    isRecipientSent,
    next: prizeRoute(drawId, prize),
  };
}
