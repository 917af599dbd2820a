import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { TextField } from './field.tsx';

interface SettledFieldProps
  extends Omit<ComponentProps<typeof TextField>, 'onChange' | 'problem' | 'ref'> {
  readonly value: string;
  /** What can be typed, in a sentence: it is said of all else. */
  readonly allowed: string;
  /** Hears what was typed when the person is done with it, and it is valid. */
  readonly onSettle: (value: string) => void;
}

/**
 * A field whose value counts when it is left, or on Enter: half a version is none. What is not allowed stays
 * to be mended, until Escape puts back what counts.
 */
export function SettledField({ value, allowed, onSettle, ...rest }: SettledFieldProps) {
  const [known, setKnown] = useState(value);
  const [typed, setTyped] = useState(value);
  const [isWrong, setIsWrong] = useState(false);

  function putBack() {
    setKnown(value);
    setTyped(value);
    setIsWrong(false);
  }

  // A new value from elsewhere takes the place of what was typed.
  if (value !== known) putBack();

  function settle({ validity, value: next }: HTMLInputElement) {
    setIsWrong(!validity.valid);
    if (validity.valid && next !== value) onSettle(next);
  }

  function handleKeyDown({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
    if (key === 'Enter') settle(currentTarget);
    if (key === 'Escape') putBack();
  }

  return (
    <TextField
      required
      {...rest}
      value={typed}
      problem={isWrong ? allowed : null}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.validity.valid) setIsWrong(false);
      }}
      onKeyDown={handleKeyDown}
      onBlur={({ target }) => settle(target)}
    />
  );
}
