import { randomInt, randomUUID } from 'node:crypto';
import type { Clock, Random } from '@cangkir/core';

/** This machine's time. */
export const nodeClock: Clock = {
  now: () => Date.now(),
  // Node's own timer is an object, which converts to its number.
  setTimeout: (callback, ms) => Number(setTimeout(callback, ms)),
  clearTimeout: (timeout) => {
    if (typeof timeout === 'number') clearTimeout(timeout);
  },
};

/** The maximum range of `randomInt`. */
const RANGE = 2 ** 48 - 1;

/** Cryptographic randomness, for tokens, SMS codes and vouchers. */
export const nodeRandom: Random = {
  next: () => randomInt(RANGE) / RANGE,
  uuid: () => randomUUID(),
};
