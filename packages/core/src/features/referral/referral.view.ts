import type { SnapshotFrom } from 'xstate';
import type { Problem } from '../../flow/problem/problem.ts';
import type { RouteName } from '../../platform/navigation/routes.ts';
import type { InviteOutcome } from './invite-outcome.ts';
import type { Referral } from './referral.gateway.ts';
import type { ReferralMachine } from './referral.machine.ts';
import type { ReferralContext } from './referral.types.ts';

/** The view of the referral pages. */
export type ReferralView =
  /** For visitors: only members have a code. */
  | { readonly step: 'visiting' }
  | OwnReferralView
  | {
      readonly step: 'invited';
      readonly inviteCode: string;
      /** A visitor registers first; a member accepts at once. */
      readonly label: 'registerNow' | 'accept';
      readonly problem: Problem | null;
      readonly isBusy: boolean;
    }
  | { readonly step: InviteOutcome; readonly next: RouteName };

/** The user's own code. */
export interface OwnReferralView extends Referral {
  readonly step: 'own';
  /**
   * Whether the code was copied. It is shown selected if copying failed, or if sharing is unavailable (`unshared`) and
   * the user copies it instead.
   */
  readonly copy: ReferralContext['copy'];
  readonly isBusy: boolean;
}

type ReferralSnapshot = SnapshotFrom<ReferralMachine>;

export function referralView(snapshot: ReferralSnapshot): ReferralView {
  const { referral, copy } = snapshot.context;
  if (snapshot.matches('invited')) return invitedView(snapshot);
  return referral === null
    ? { step: 'visiting' }
    : { step: 'own', ...referral, copy, isBusy: snapshot.hasTag('busy') };
}

/** The route of a page: the user's own code, or a friend's invitation (specification, section 2). */
export function referralRouteName({ inviteCode }: Pick<ReferralContext, 'inviteCode'>): RouteName {
  return inviteCode === '' ? 'fission' : 'fissionInvite';
}

function invitedView(snapshot: ReferralSnapshot): ReferralView {
  const { inviteCode, isLoggedIn, outcome, problem } = snapshot.context;
  if (outcome !== null) {
    return { step: outcome, next: outcome === 'bound' ? 'vouchers' : 'fission' };
  }
  const label = isLoggedIn ? 'accept' : 'registerNow';
  return { step: 'invited', inviteCode, label, problem, isBusy: snapshot.hasTag('busy') };
}
