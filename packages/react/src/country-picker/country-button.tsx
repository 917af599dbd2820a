import type { ComponentProps } from 'react';
import { Flag } from '../flag/flag.tsx';
import { DownIcon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './country-button.module.css';

export interface CountryButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  /** ISO 3166 code of two letters. */
  readonly country: string;
  /** Without the plus. */
  readonly callingCode: string;
  /** What the button does and which country is chosen; a screen reader adds the calling code. */
  readonly label: string;
}

/** Shows the country of a phone number in the field's leading slot and opens the picker. */
export function CountryButton({
  country,
  callingCode,
  label,
  type = 'button',
  ...rest
}: CountryButtonProps) {
  return (
    <button {...rest} type={type} aria-haspopup="dialog" className={styles.countryButton}>
      <Flag country={country} />
      <VisuallyHidden>{label}</VisuallyHidden>
      <span>+{callingCode}</span>
      <DownIcon size={0.9} />
    </button>
  );
}
