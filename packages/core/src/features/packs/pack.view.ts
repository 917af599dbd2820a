import type { SnapshotFrom } from 'xstate';
import type { Problem } from '../../flow/problem/problem.ts';
import type { UnpaidOrder } from '../../rules/order/unpaid-order.ts';
import type { PackMachine } from './pack.machine.ts';
import { type OfferedPack, type PackSummary, summarizePack } from './pack.ts';
import type { PackContext } from './pack.types.ts';
import { maxPacks, type PackAvailability } from './pack-availability.ts';
import { packTotal } from './pack-purchase.ts';

/** The chosen packs. */
export interface PackChoice {
  /** A whole number from 1. */
  readonly quantity: number;
  /** In the major unit of the pack's currency. */
  readonly total: number;
}

/** What every step of a loaded pack shows. */
export interface PackOffer {
  readonly pack: OfferedPack;
  readonly summary: PackSummary;
}

/** What a pack at rest shows. */
interface PackAtRest {
  /** The user's order that they can still pay, instead of buying again; null without one. */
  readonly unpaidOrder: UnpaidOrder | null;
  readonly problem: Problem | null;
  readonly isBusy: boolean;
}

/**
 * The view of a pack's page.
 * - `onSale`: `most` is the maximum quantity of one purchase.
 * - `buying`: until the payment page takes over.
 * - `unsettled`: the outcome of the purchase is unknown.
 *
 * Beside a pack, `problem` is a toast: why it cannot be bought, or not as many. Each refusal is a new object.
 */
export type PackView =
  | (PackOffer & PackAtRest & { readonly step: Exclude<PackAvailability, 'onSale'> })
  | (PackOffer &
      PackAtRest & {
        readonly step: 'onSale';
        readonly choice: PackChoice;
        readonly max: number;
      })
  | (PackOffer & { readonly step: 'buying'; readonly choice: PackChoice })
  | (PackOffer & {
      readonly step: 'unsettled';
      readonly choice: PackChoice;
      readonly problem: Problem;
    });

export function packView(snapshot: SnapshotFrom<PackMachine>): PackView {
  const { pack, availability, unpaidOrder, problem } = snapshot.context;
  const offer = { pack, summary: summarizePack(pack.contents) };
  const choice = choiceOf(snapshot.context, pack);
  if (snapshot.matches('unsettled') && problem !== null) {
    return { step: 'unsettled', ...offer, choice, problem };
  }
  if (snapshot.matches('buying') || snapshot.matches('bought')) {
    return { step: 'buying', ...offer, choice };
  }
  const atRest = { unpaidOrder, problem, isBusy: snapshot.hasTag('busy') };
  return availability === 'onSale'
    ? { step: 'onSale', ...offer, ...atRest, choice, max: maxPacks(pack) }
    : { step: availability, ...offer, ...atRest };
}

function choiceOf({ quantity }: PackContext, pack: OfferedPack): PackChoice {
  return { quantity, total: packTotal(pack, quantity) };
}
