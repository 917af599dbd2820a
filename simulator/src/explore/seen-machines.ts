import { machinesOf } from '@cangkir/core/health';
import type { AnyMachineSnapshot } from 'xstate';
import { contextOf } from '../inspection/context-of.ts';
import type { PhoneStart, Scenario } from '../scenario/scenario.ts';
import type { PhoneName } from '../settings/settings.ts';
import { isJsonObject, type JsonObject } from '../shared/json-object.ts';
import type { Scene } from './scene.ts';

/** A machine on one of the phones. */
export interface SeenMachine {
  readonly phone: PhoneName;
  /** Its `systemId`. */
  readonly actor: string;
  readonly snapshot: AnyMachineSnapshot;
  readonly context: JsonObject;
}

/** Every machine that runs. */
export function seenMachines({ apps }: Pick<Scene, 'apps'>): readonly SeenMachine[] {
  return [...apps].flatMap(([phone, { root }]) =>
    machinesOf(root).map(([actor, machine]) => {
      const snapshot = machine.getSnapshot();
      const context = contextOf(snapshot);
      return { phone, actor, snapshot, context: isJsonObject(context) ? context : {} };
    }),
  );
}

/** What tells the machine from others, also after a reload. */
export function machineName({ phone, actor }: Pick<SeenMachine, 'phone' | 'actor'>): string {
  return `${phone} ${actor}`;
}

/** How a phone started. */
export function startOn(phone: PhoneName, scenario: Scenario): PhoneStart {
  return phone === 'second' ? (scenario.secondPhone ?? scenario) : scenario;
}
