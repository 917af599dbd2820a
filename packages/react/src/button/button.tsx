import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './button.module.css';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  /** Primary is the one main action of a screen. `danger` is for what cannot be undone. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** A request is pending: taps do nothing, and the focus stays where it is. */
  readonly isBusy?: boolean;
  /** Takes the whole width of its container. */
  readonly isWide?: boolean;
  /** A drawing before the label. */
  readonly icon?: ReactNode;
}

/**
 * A button. While busy it ignores every tap, so nothing is sent twice. With `aria-disabled` it ignores taps too and,
 * unlike a disabled one, keeps the focus.
 */
export function Button({
  variant = 'primary',
  isBusy = false,
  isWide = false,
  icon,
  type = 'button',
  onClick,
  'aria-disabled': ariaDisabled,
  children,
  ...rest
}: ButtonProps) {
  const ignoresTaps = isBusy || ariaDisabled === true;

  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    if (ignoresTaps) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      aria-busy={isBusy}
      aria-disabled={ignoresTaps || undefined}
      className={classNames(styles.button, styles[variant], isWide && styles.wide)}
      onClick={handleClick}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}
