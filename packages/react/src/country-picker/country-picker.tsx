import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import { Flag } from '../flag/flag.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import styles from './country-picker.module.css';

export interface Country<Code extends string = string> {
  /** ISO 3166 code of two letters. */
  readonly code: Code;
  readonly name: string;
  /** Without the plus. */
  readonly callingCode: string;
}

export interface CountryPickerProps<Code extends string> {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly countries: readonly Country<Code>[];
  readonly value: Code;
  readonly onChange: (code: Code) => void;
}

/**
 * Picks a country in a sheet. A tap or Enter picks and closes; the arrow keys move the choice and leave
 * the sheet open.
 */
export function CountryPicker<Code extends string>({
  open,
  onClose,
  title,
  closeLabel,
  countries,
  value,
  onChange,
}: CountryPickerProps<Code>) {
  const name = useId();

  // An arrow key clicks the radio it moves to: only a pointer's click has a count.
  function closeOnTap(event: MouseEvent): void {
    if (event.detail > 0) onClose();
  }

  function closeOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onClose();
  }

  return (
    <Sheet open={open} onClose={onClose} title={title} closeLabel={closeLabel}>
      <div role="radiogroup" aria-label={title}>
        {countries.map(({ code, name: countryName, callingCode }) => (
          <label key={code} className={styles.option} data-checked={code === value}>
            <Flag country={code} />
            <span className={styles.name}>{countryName}</span>
            <span className={styles.code}>+{callingCode}</span>
            <input
              type="radio"
              name={name}
              value={code}
              checked={code === value}
              className={styles.radio}
              onChange={() => onChange(code)}
              onClick={closeOnTap}
              onKeyDown={closeOnEnter}
            />
          </label>
        ))}
      </div>
    </Sheet>
  );
}
