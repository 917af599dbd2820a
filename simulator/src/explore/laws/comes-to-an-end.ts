import { leavesOf } from '@cangkir/core/health';
import type { AnyMachineSnapshot } from 'xstate';
import { examplePayload } from '../../chart/event-payloads.ts';
import { actsOn } from '../../inspection/acts-on.ts';
import { eventTypesOf } from '../../inspection/machines-of.ts';
import { isJsonObject } from '../../shared/json-object.ts';
import { isForPeople, isSentByPerson } from '../person-events.ts';
import { machineName, onPhone, type SeenMachine, seenMachines } from '../seen-machines.ts';
import type { Broken, Law } from '../sight.ts';

/** After this long without an event nothing is pending. Milliseconds. */
const REST_MS = 3 * 60 * 1000;

/** A state since when nothing has happened to a machine. */
interface Resting {
  readonly snapshot: AnyMachineSnapshot;
  readonly since: number;
}

/** What a machine waits for comes to an end: it is not busy for ever. */
export const comesToAnEnd: Law = () => {
  let resting = new Map<string, Resting>();
  /** The last states in which each machine waited for a person. */
  const waiting = new Map<string, readonly string[]>();
  return (sight) => {
    const machines = seenMachines(sight);
    const before = resting;
    resting = new Map(
      machines.map((machine) => {
        const known = before.get(machineName(machine));
        const isSame = known?.snapshot === machine.snapshot;
        const since = isSame ? known.since : sight.now;
        return [machineName(machine), { snapshot: machine.snapshot, since }];
      }),
    );
    for (const machine of machines) {
      const { since } = resting.get(machineName(machine)) ?? { since: sight.now };
      if (!isBusy(machine)) waiting.set(machineName(machine), leavesOf(machine.snapshot.value));
      else if (sight.now - since >= REST_MS) return broken(machine, waiting);
    }
    return null;
  };
};

function isBusy({ actor, snapshot }: SeenMachine): boolean {
  return snapshot.hasTag('busy') || (actor === 'page' && snapshot.matches('loading'));
}

function broken(
  { phone, actor, snapshot }: SeenMachine,
  waiting: ReadonlyMap<string, readonly string[]>,
): Broken {
  const [state = 'running'] = waiting.get(machineName({ phone, actor })) ?? [];
  return {
    words: `${actor} stays busy for ever in ${leavesOf(snapshot.value).join(' and ')}.`,
    expectation: { do: 'expect', ...onPhone(phone), actor, state },
  };
}

/** Where a person is told to try again, they can. */
export const offersRetry: Law = () => (sight) => {
  for (const machine of seenMachines(sight)) {
    const { phone, actor, snapshot, context } = machine;
    const { problem } = context;
    if (!isJsonObject(problem) || problem['next'] !== 'retry' || isBusy(machine)) continue;
    if (!isForPeople(actor) || canDoSomething(machine)) continue;
    return {
      words: `${actor} asks to try again in ${leavesOf(snapshot.value).join(' and ')}, and nobody can.`,
      expectation: { do: 'expect', ...onPhone(phone), actor, context: { '/problem': null } },
    };
  }
  return null;
};

function canDoSomething({ snapshot }: SeenMachine): boolean {
  return eventTypesOf(snapshot).some((type) => {
    const event = { type, ...examplePayload(snapshot.machine.id, type) };
    return isSentByPerson(type) && actsOn(snapshot, event);
  });
}
