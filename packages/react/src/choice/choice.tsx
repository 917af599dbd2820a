import type { ComponentProps } from 'react';
import styles from './choice.module.css';

/** One of several to choose from. The input covers its one child, which says by `:checked +` how it looks. */
export function Choice({ children, ...input }: Omit<ComponentProps<'input'>, 'className'>) {
  return (
    <label className={styles.choice}>
      <input {...input} className={styles.input} />
      {children}
    </label>
  );
}
