import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** The one action of its card, or one beside others. */
  readonly look?: 'main' | 'plain';
}

export function Button({ look = 'plain', ...rest }: ButtonProps) {
  return <button type="button" className={styles['button']} data-look={look} {...rest} />;
}
