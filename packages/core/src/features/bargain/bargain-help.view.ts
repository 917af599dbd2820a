import type { SnapshotFrom } from 'xstate';
import type { Problem } from '../../flow/problem/problem.ts';
import type { RouteName } from '../../platform/navigation/routes.ts';
import type { Help, Invitation } from './bargain.gateway.ts';
import { type CommonView, commonView, type ShownLink } from './bargain-common.ts';
import { type BargainHelpMachine, helpStart } from './bargain-help.machine.ts';
import { BARGAIN_ROUTE } from './bargain-link.ts';

/** What the page of a friend's link shows. */
export type BargainHelpView = CommonView | HelperView;

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
  readonly busy: boolean;
}

type BargainHelpSnapshot = SnapshotFrom<BargainHelpMachine>;

/** Turns the machine's state into what the page shows. */
export function bargainHelpView(snapshot: BargainHelpSnapshot): BargainHelpView {
  const { context } = snapshot;
  const { invitation, hasHelpedNow, link, problem } = context;
  const view = commonView(snapshot, helpStart(context));
  if (view !== null) return view;
  if (invitation === null || snapshot.matches('leaving')) return { step: 'loading' };
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

/** The route of the friend's campaign (specification, section 2). Null where it is unknown. */
export function bargainHelpRouteName(view: BargainHelpView): RouteName | null {
  return 'invitation' in view ? BARGAIN_ROUTE[view.invitation.kind] : null;
}

function helperStep(snapshot: BargainHelpSnapshot, { help }: Invitation): HelperView['step'] {
  if (help !== null) return 'helped';
  return snapshot.matches('tooLate') ? 'tooLate' : 'invited';
}
