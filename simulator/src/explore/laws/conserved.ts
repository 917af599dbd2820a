import type { Law } from '../scene.ts';
import { type Account, accountsOf } from './accounts.ts';

/** Money, points, stock and vouchers come from somewhere and go somewhere: each change has its record. */
export const conserved: Law = (start) => {
  const opening = new Map(
    accountsOf(start.backend).map((account) => [nameOf(account), differenceOf(account)]),
  );
  return ({ backend }) => {
    for (const account of accountsOf(backend)) {
      const expected = (opening.get(nameOf(account)) ?? 0) + account.moved;
      // Money that comes late is honoured, even if nothing is left.
      if (account.value === Math.max(0, expected)) continue;
      const { kind, pointer } = account;
      return {
        message: `The ${kind} does not follow from its records.`,
        expectation: {
          do: 'expect',
          backend: account.expected?.(expected) ?? { [pointer]: expected },
        },
      };
    }
    return null;
  };
};

function nameOf({ kind, pointer }: Account): string {
  return `${kind} ${pointer}`;
}

function differenceOf({ value, moved }: Account): number {
  return value - moved;
}
