import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { TextKey } from '../../i18n/text-key.ts';
import styles from './query-list.module.css';
import { QueryState } from './query-state.tsx';

interface QueryListProps<Item> {
  readonly query: UseQueryResult<readonly Item[]>;
  readonly skeleton: ReactNode;
  /** Shown instead of an empty list: an `EmptyState`. */
  readonly empty: ReactNode;
  readonly notFound?: TextKey;
  keyOf(item: Item): string;
  /** Shows an item, as the content of a list item. */
  children(item: Item): ReactNode;
}

/** A list that was read from a gateway: its loading, its failure, its emptiness, or its items. */
export function QueryList<Item>({ empty, keyOf, children, ...state }: QueryListProps<Item>) {
  return (
    <QueryState {...state}>
      {(items) =>
        items.length === 0 ? (
          empty
        ) : (
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={keyOf(item)}>{children(item)}</li>
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}

/** Lays the shapes of its items out as the list will. */
export function QueryListSkeleton({ children }: { readonly children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}
