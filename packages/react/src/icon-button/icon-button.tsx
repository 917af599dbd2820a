import type { ComponentProps, ReactNode } from 'react';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  /** The name of the button for screen readers. */
  readonly label: string;
  /** The icon. */
  readonly children: ReactNode;
}

/** A button that shows an icon alone: back, close, copy. */
export function IconButton({ label, type = 'button', children, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={styles.iconButton}>
      {children}
    </button>
  );
}
