import type { AnyActorRef } from 'xstate';
import { keysOf } from '../../platform/keys-of.ts';
import { SESSION_KEYS, type Session } from '../../platform/session/session.ts';
import type { ErrorReporter } from './error-reporter.ts';
import type { FlightRecorder } from './flight-recorder.ts';
import { watchMachines } from './watch-machines.ts';

/** Records what the machines of an app do and which of its stores change, and reports crashes. */
export function watchApp(
  { root, session }: { readonly root: AnyActorRef; readonly session: Session },
  recorder: Pick<FlightRecorder, 'record'>,
  errors: ErrorReporter,
): void {
  watchMachines(root, recorder, errors);
  for (const name of keysOf(SESSION_KEYS)) {
    session[name].subscribe(() => recorder.record({ kind: 'storage', key: SESSION_KEYS[name] }));
  }
}
