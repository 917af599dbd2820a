import type { SnapshotFrom } from 'xstate';
import type { Problem } from '../../flow/problem/problem.ts';
import type { LocalizedText } from '../../platform/language/localized-text.ts';
import { type PackOrder, type PackSummary, summarizePack } from './pack.ts';
import type { PackOrderMachine } from './pack-order.machine.ts';

/**
 * The view of an order of packs. An order that is not paid keeps `loading` until its payment page takes over.
 *
 * Beside the order, `problem` is a toast: why it cannot be repeated. Each refusal is a new object.
 */
export type PackOrderView =
  | { readonly step: 'loading' | 'loginRequired' }
  | { readonly step: 'loadFailed'; readonly problem: Problem }
  | {
      readonly step: 'paid';
      readonly order: PackOrder;
      readonly summary: PackSummary;
      /** The pack's name; null if it is no longer sold. */
      readonly title: LocalizedText | null;
      readonly problem: Problem | null;
    };

export function packOrderView(snapshot: SnapshotFrom<PackOrderMachine>): PackOrderView {
  const { found, problem } = snapshot.context;
  if (snapshot.matches('loginRequired')) return { step: 'loginRequired' };
  if (snapshot.matches('loadFailed') && problem !== null) return { step: 'loadFailed', problem };
  if (!snapshot.matches('paid') || found === null) return { step: 'loading' };
  const { order, pack } = found;
  const title = pack === null ? null : pack.title;
  return { step: 'paid', order, title, summary: summarizePack(order.contents), problem };
}
