import type { AnyActorRef } from 'xstate';
import { parseLanguage } from '../../platform/language/language.ts';
import type { Router } from '../../platform/navigation/router.ts';
import type { PageVisibility } from '../../platform/page-visibility.ts';
import { type Session, userIdOf } from '../../platform/session/session.ts';
import { isMachine } from './machine.ts';
import { observeMachines } from './observe-machines.ts';
import type { Witness } from './witness.ts';

/** Where a person acts, and what changes around the machines. */
export interface PersonPorts {
  readonly root: AnyActorRef;
  readonly session: Pick<Session, 'global'>;
  readonly router: Pick<Router, 'current'>;
  readonly visibility: PageVisibility;
}

/** Lets a witness hear what a person does from here on, and how the world of the app changes. */
export function watchPerson(
  { root, session, router, visibility }: PersonPorts,
  witness: Pick<Witness, 'note'>,
): void {
  const machines = observeMachines(
    root,
    (sent) => {
      const machine: unknown = root.system.get(sent.actor);
      // Any other name may be anything.
      if (!isMachine(machine) || !machine.logic.events.includes(sent.event.type)) return;
      witness.note({ kind: 'sent', ...sent });
    },
    (news) => {
      if (news === 'ROUTE_CHANGED') witness.note({ kind: 'opened', route: router.current() });
      if (news === 'CONNECTION_RESTORED') witness.note({ kind: 'connected' });
      if (news === 'LOGIN_CHANGED') {
        witness.note({ kind: 'login', userId: userIdOf(session.global.get()) });
      }
    },
  );

  let { lan } = session.global.get();
  session.global.subscribe((state) => {
    const language = state.lan === lan ? null : parseLanguage(state.lan ?? '');
    ({ lan } = state);
    if (language !== null && !machines.isProcessing()) witness.note({ kind: 'language', language });
  });
  visibility.subscribe(() => witness.note({ kind: visibility.isHidden() ? 'hidden' : 'visible' }));
}
