import type { SnapshotFrom } from 'xstate';
import type { Problem } from '../../flow/problem/problem.ts';
import type { LocalizedText } from '../../platform/language/localized-text.ts';
import { type RefundNews, refundNews } from '../../rules/refund/refund.ts';
import { type PackOrder, type PackSummary, summarizePack } from './pack.ts';
import type { PackOrderMachine } from './pack-order.machine.ts';

/**
 * The view of an order of packs. An order that is not paid waits for its payment page to take over.
 *
 * Beside the order, `problem` is a toast: why it cannot be repeated. Each refusal is a new object.
 */
export type PackOrderView =
  | { readonly step: 'unpaid' }
  | {
      readonly step: 'paid';
      readonly order: PackOrder;
      readonly summary: PackSummary;
      /** The pack's name; null if it is no longer sold. */
      readonly title: LocalizedText | null;
      /** When the money is back; null if the order was not cancelled. */
      readonly refund: RefundNews | null;
      readonly problem: Problem | null;
    };

export function packOrderView(snapshot: SnapshotFrom<PackOrderMachine>): PackOrderView {
  if (snapshot.matches('unpaid')) return { step: 'unpaid' };
  const { found, problem } = snapshot.context;
  const { order, pack } = found;
  const title = pack === null ? null : pack.title;
  const summary = summarizePack(order.contents);
  return { step: 'paid', order, title, refund: refundOf(order), summary, problem };
}

function refundOf({ refundedAt, paymentMethod, currencyCode }: PackOrder): RefundNews | null {
  return refundedAt === null ? null : refundNews({ refundedAt, paymentMethod }, currencyCode);
}
