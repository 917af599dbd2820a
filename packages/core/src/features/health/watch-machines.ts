import type { AnyActorRef } from 'xstate';
import type { ErrorReporter } from './error-reporter.ts';
import type { FlightRecorder } from './flight-recorder.ts';
import { leavesOf } from './leaves-of.ts';
import { isMachine, type Machine } from './machine.ts';
import { isFailedImport } from './mask-error.ts';

/**
 * Records each event that a machine of an app gets, and the states that it is in since. Reports crashes, that of an app
 * that crashed before, too: of the innermost machine first, and of those that it takes down with it under the same error.
 */
export function watchMachines(
  root: AnyActorRef,
  recorder: Pick<FlightRecorder, 'record'>,
  errors: ErrorReporter,
): void {
  reportCrash(root, errors);
  root.system.inspect((inspected) => {
    // A machine tells its parent of its crash before it shows it.
    if (inspected.type === '@xstate.event') reportCrash(inspected.sourceRef, errors);
    if (inspected.type !== '@xstate.snapshot') return;
    const { actorRef, event } = inspected;
    if (!isMachine(actorRef)) return;
    recorder.record({
      kind: 'machine',
      machine: actorRef.logic.id,
      event: knownEvent(actorRef, event.type),
      state: leavesOf(actorRef.getSnapshot().value).join(),
    });
    reportCrash(actorRef, errors);
    const error: unknown = event['error'];
    if (isFailedImport(error)) errors.report({ kind: 'part', error });
  });
}

/** Reports the crash of a machine, if it has crashed. */
export function reportCrash(actor: unknown, errors: ErrorReporter): void {
  if (!isMachine(actor)) return;
  const { status, value, error } = actor.getSnapshot();
  if (status !== 'error') return;
  const state = leavesOf(value).join();
  errors.report({ kind: 'machine', machine: actor.logic.id, state, error });
}

/** The names of events stand in the machine: any other text may be anything. */
function knownEvent({ logic }: Machine, type: string): string {
  return type === 'xstate.init' || logic.events.includes(type) ? type : 'other';
}
