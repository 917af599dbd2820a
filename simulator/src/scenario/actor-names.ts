import type { PageName } from '@cangkir/core';
import { keysOf } from '../shared/keys-of.ts';

/** The `systemId` of a machine that a scenario can name. */
type ActorName = PageName | 'app' | 'login' | 'loginRedirect';

/** The compiler reports a missing machine. */
const ACTORS: Readonly<Record<ActorName, true>> = {
  annualSummary: true,
  app: true,
  bargain: true,
  bargainHelp: true,
  checkIn: true,
  claim: true,
  community: true,
  draw: true,
  giftCard: true,
  giftExchange: true,
  login: true,
  loginRedirect: true,
  love: true,
  pack: true,
  packOrder: true,
  payment: true,
  prizeForm: true,
  referral: true,
};

export const ACTOR_NAMES = keysOf(ACTORS);
