import { randomInt, randomUUID } from 'node:crypto';
import type { Clock, Random } from '@cangkir/core';

/** The time of this machine. */
export const nodeClock: Clock = {
  now: () => Date.now(),
  // Node's own timer is an object, whose number stands for it as well.
  setTimeout: (callback, ms) => Number(setTimeout(callback, ms)),
  clearTimeout: (timeout) => {
    if (typeof timeout === 'number') clearTimeout(timeout);
  },
};

/** The most that `randomInt` takes. */
const RANGE = 2 ** 48 - 1;

/** Chance that nobody on the network can guess: tokens, SMS codes and vouchers are made of it. */
export const nodeRandom: Random = {
  next: () => randomInt(RANGE) / RANGE,
  uuid: () => randomUUID(),
};
