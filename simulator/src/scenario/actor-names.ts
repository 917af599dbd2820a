import { PAGE_NAMES } from '@cangkir/core';

/** The `systemId` of each machine that a scenario can name. */
export const ACTOR_NAMES = (
  [...PAGE_NAMES, 'app', 'login', 'loginRedirect', 'logOutEverywhere', 'page'] as const
).toSorted();
