import { byKey } from '../by-key.ts';
import type { Rules } from '../rule.ts';
import type { DraftState } from '../state.ts';
import { everydayPackOrders, everydayPacks } from './packs.fixture.ts';
import { buyPack, findPack, findPackOrder, listPacks } from './packs.rules.ts';

/** The packs, and the orders of them. */
export function fixture(now: number): Pick<DraftState, 'packs'> {
  return {
    packs: {
      offers: byKey(everydayPacks(now), ({ id }) => id),
      orders: byKey(everydayPackOrders(now), ({ orderNumber }) => orderNumber),
    },
  };
}

export const rules = {
  packs: listPacks,
  pack: findPack,
  buyPack,
  packOrder: findPackOrder,
} satisfies Rules;
