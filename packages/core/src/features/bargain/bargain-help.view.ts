import type { SnapshotFrom } from 'xstate';
import type { Problem } from '../../flow/problem/problem.ts';
import type { RouteName } from '../../platform/navigation/routes.ts';
import type { Help, Invitation } from './bargain.gateway.ts';
import type { BargainHelpMachine } from './bargain-help.machine.ts';
import { BARGAIN_ROUTE } from './bargain-link.ts';
import type { ShownLink } from './bargain-sharing.ts';
import type { ClosedView } from './bargain-visit.ts';
import { priceLeft } from './cut-record.ts';

/**
 * What the page of a friend's link shows.
 * - `leaving`: the user's own bargain takes its place.
 */
export type BargainHelpView = ClosedView | HelperView | { readonly step: 'leaving' };

/** A friend's bargain. Amounts are in rupiah. */
export interface HelperView {
  readonly step: 'invited' | 'helped' | 'tooLate';
  readonly invitation: Invitation;
  readonly priceLeft: number;
  /** What the user cut; null where they have not. */
  readonly help: Help | null;
  /** They helped on this visit, and not on an earlier one. */
  readonly isNew: boolean;
  readonly link: ShownLink | null;
  readonly problem: Problem | null;
  readonly isBusy: boolean;
}

type BargainHelpSnapshot = SnapshotFrom<BargainHelpMachine>;

/** Turns the machine's state into what the page shows. */
export function bargainHelpView(snapshot: BargainHelpSnapshot): BargainHelpView {
  const { outcome } = snapshot.context;
  switch (outcome.kind) {
    case 'ended':
      return { step: 'ended', next: 'home' };
    case 'notStarted':
      return { step: 'notStarted', startsAt: outcome.startsAt };
    case 'downlink':
      return { step: 'leaving' };
    case 'invited':
    case 'helpedBefore':
      return outcome.invitation.isOwn
        ? { step: 'leaving' }
        : helperView(snapshot, outcome.invitation);
  }
}

/** The route of the friend's campaign (specification, section 2). Null where it is unknown. */
export function bargainHelpRouteName(view: BargainHelpView): RouteName | null {
  return 'invitation' in view ? BARGAIN_ROUTE[view.invitation.kind] : null;
}

function helperView(snapshot: BargainHelpSnapshot, invitation: Invitation): HelperView {
  const { hasHelpedNow, link, problem } = snapshot.context;
  return {
    step: helperStep(snapshot, invitation),
    invitation,
    priceLeft: priceLeft(invitation.prize, invitation.cutTotal),
    help: invitation.help,
    isNew: hasHelpedNow,
    link,
    problem,
    isBusy: snapshot.hasTag('busy'),
  };
}

function helperStep(snapshot: BargainHelpSnapshot, { help }: Invitation): HelperView['step'] {
  if (help !== null) return 'helped';
  return snapshot.matches('tooLate') ? 'tooLate' : 'invited';
}
