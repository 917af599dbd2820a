import { actsOn, leavesOf } from '@cangkir/core/health';
import type { AnyMachineSnapshot } from 'xstate';
import { examplePayload } from '../../chart/event-payloads.ts';
import { eventTypesOf } from '../../inspection/event-types-of.ts';
import { onPhone } from '../../scenario/phones-of.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { isJsonObject } from '../../shared/json-object.ts';
import { isForPeople, isSentByPerson } from '../person-events.ts';
import type { Broken, Law } from '../scene.ts';
import { machineName, type SeenMachine, seenMachines, startOn } from '../seen-machines.ts';

/** After this long without an event nothing is pending. Milliseconds. */
const REST_MS = 3 * 60 * 1000;

/** A state since when nothing has happened to a machine. */
interface Resting {
  readonly snapshot: AnyMachineSnapshot;
  readonly since: number;
}

/** What a machine waits for comes to an end: it is not busy for ever. */
export const comesToAnEnd: Law = ({ scenario }) => {
  let resting = new Map<string, Resting>();
  /** The last states in which each machine waited for a person. */
  const waiting = new Map<string, readonly string[]>();
  return (scene) => {
    const machines = seenMachines(scene);
    const before = resting;
    resting = new Map(
      machines.map((machine) => {
        const known = before.get(machineName(machine));
        const isSame = known?.snapshot === machine.snapshot;
        const since = isSame ? known.since : scene.now;
        return [machineName(machine), { snapshot: machine.snapshot, since }];
      }),
    );
    for (const machine of machines) {
      const { since } = resting.get(machineName(machine)) ?? { since: scene.now };
      if (!isBusy(machine) || waitsForPerson(machine, scenario))
        waiting.set(machineName(machine), leavesOf(machine.snapshot.value));
      else if (scene.now - since >= REST_MS) return broken(machine, waiting);
    }
    return null;
  };
};

/** The states in which the person is asked for something, and what answers for them at once. */
const ASKING: Readonly<Record<string, 'scan' | 'share' | 'pay'>> = {
  scanning: 'scan',
  sharing: 'share',
  payingInApp: 'pay',
};

/** A person may take as long as they like. */
function waitsForPerson({ phone, snapshot }: SeenMachine, scenario: Scenario): boolean {
  const { device } = startOn(phone, scenario);
  return leavesOf(snapshot.value).some((leaf) => {
    const asked = ASKING[leaf.split('.').at(-1) ?? ''];
    return asked !== undefined && device[asked] === undefined;
  });
}

function isBusy({ actor, snapshot }: SeenMachine): boolean {
  return snapshot.hasTag('busy') || (actor === 'page' && snapshot.matches('loading'));
}

function broken(
  { phone, actor, snapshot }: SeenMachine,
  waiting: ReadonlyMap<string, readonly string[]>,
): Broken {
  const [state = 'running'] = waiting.get(machineName({ phone, actor })) ?? [];
  return {
    message: `${actor} stays busy for ever in ${leavesOf(snapshot.value).join(' and ')}.`,
    expectation: { do: 'expect', ...onPhone(phone), actor, state },
  };
}

/** Where a person is asked to try again, they can. */
export const offersRetry: Law = () => (scene) => {
  for (const machine of seenMachines(scene)) {
    const { phone, actor, snapshot, context } = machine;
    const { problem } = context;
    if (!isJsonObject(problem) || problem['next'] !== 'retry' || isBusy(machine)) continue;
    if (!isForPeople(actor) || canDoSomething(machine)) continue;
    return {
      message: `${actor} asks to try again in ${leavesOf(snapshot.value).join(' and ')}, and nobody can.`,
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
