import { type ComponentProps, type MouseEvent, type ReactNode, useRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { nextFrame } from '../next-frame/next-frame.ts';
import styles from './button.module.css';

export interface ButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'onClick'> {
  /** Primary is the one main action of a screen. `danger` is for what cannot be undone. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** A request is pending: taps do nothing, and the focus stays where it is. */
  readonly isBusy?: boolean;
  /** Takes the whole width of its container. */
  readonly isWide?: boolean;
  /** A drawing before the label. */
  readonly icon?: ReactNode;
  /** Called in the frame after the one that shows the tap. */
  readonly onClick?: (() => void) | undefined;
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
  const isTapped = useRef(false);

  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    if (ignoresTaps) event.preventDefault();
    else if (onClick !== undefined && !isTapped.current) void perform(onClick);
  }

  /** A second tap before the first is performed is the same one. */
  async function perform(act: () => void): Promise<void> {
    isTapped.current = true;
    await nextFrame();
    isTapped.current = false;
    act();
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
