import { useId } from 'react';
import { maskValue } from '../../shared/mask-text.ts';
import { JsonText } from '../json-text.tsx';
import styles from './context-view.module.css';

/** What a machine knows, masked. */
export function ContextView({ context }: { readonly context: unknown }) {
  const titleId = useId();
  // An actor in it says by itself how it is written, and is much too large to be looked through.
  const plain: unknown = JSON.parse(JSON.stringify(context));
  return (
    <section aria-labelledby={titleId}>
      <h3 className={styles.title} id={titleId}>
        Context
      </h3>
      <JsonText value={maskValue(plain)} />
    </section>
  );
}
