import { createActor } from 'xstate';
import type { Measure } from './measure.ts';
import { createMemoryMachines, type MemoryMachine } from './memory-machines.ts';
import { createMemoryWorld } from './memory-ports.ts';
import { settle } from './virtual-clock.ts';

const BATCH = 100;

const world = createMemoryWorld();

/** Starts a machine, and stops it at once. */
function startsOf({ machine, input }: MemoryMachine): Measure {
  return {
    what: `starts of ${machine.id}`,
    bar: null,
    async run() {
      for (let start = 0; start < BATCH; start += 1) {
        createActor(machine, { clock: world.clock, input }).start().stop();
      }
      await settle();
      return BATCH;
    },
  };
}

export const MEASURES: readonly Measure[] = (await createMemoryMachines(world)).map(startsOf);
