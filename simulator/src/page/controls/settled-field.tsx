import type { ComponentProps } from 'react';
import { TextField } from './field.tsx';

interface SettledFieldProps extends Omit<ComponentProps<typeof TextField>, 'onChange' | 'ref'> {
  readonly value: string;
  /** Hears what was typed when the person is done with it, and it is valid. */
  readonly onSettle: (value: string) => void;
}

/** A field whose value counts when it is left, or on Enter: half a version is none. */
export function SettledField({ value, onSettle, ...rest }: SettledFieldProps) {
  return (
    <TextField
      // A new value from elsewhere takes the place of what was typed.
      key={value}
      defaultValue={value}
      required
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
      onBlur={({ target }) => {
        if (!target.validity.valid) target.value = value;
        else if (target.value !== value) onSettle(target.value);
      }}
      {...rest}
    />
  );
}
