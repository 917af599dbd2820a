import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** The one action of its card, or one beside others. */
  readonly look?: 'main' | 'plain';
  /** Does nothing for now. Unlike one that is disabled, it keeps the focus that it has. */
  readonly isOff?: boolean;
}

export function Button({ look = 'plain', isOff = false, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={styles['button']}
      data-look={look}
      {...(isOff && { 'aria-disabled': true })}
      onClick={isOff ? undefined : onClick}
      {...rest}
    />
  );
}
