import type { ComponentProps } from 'react';
import { Flag } from '../flag/flag.tsx';
import { Icon } from '../icon/icon.tsx';
import { nextFrame } from '../next-frame/next-frame.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './country-button.module.css';

export interface CountryButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'onClick'> {
  /** ISO 3166 code of two letters. */
  readonly country: string;
  /** Without the plus. */
  readonly callingCode: string;
  /** What the button does and which country is chosen; a screen reader adds the calling code. */
  readonly label: string;
  /** Called in the frame after the one that shows the tap. */
  readonly onClick?: () => void;
}

/** Shows the country of a phone number in the field's leading slot and opens the picker. */
export function CountryButton({
  country,
  callingCode,
  label,
  type = 'button',
  onClick,
  ...rest
}: CountryButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-haspopup="dialog"
      className={styles.countryButton}
      onClick={() => void nextFrame().then(() => onClick?.())}
    >
      <Flag country={country} />
      <VisuallyHidden>{label}</VisuallyHidden>
      <span>+{callingCode}</span>
      <Icon name="down" size={0.9} />
    </button>
  );
}
