import { type KeyboardEvent, useState } from 'react';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

export interface CommitFieldProps
  extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'error' | 'ref'> {
  readonly value: string;
  /** Shown while the text is invalid: what is allowed, in a sentence. */
  readonly invalidText: string;
  /** Gets a valid text when the field is left or on Enter. */
  readonly onCommit: (value: string) => void;
}

/**
 * A field whose text takes effect when the field is left or on Enter. An invalid text stays to be corrected;
 * Escape brings the value back.
 */
export function CommitField({ value, invalidText, onCommit, ...rest }: CommitFieldProps) {
  const [shownFor, setShownFor] = useState(value);
  const [text, setText] = useState(value);
  const [isInvalid, setIsInvalid] = useState(false);

  function reset() {
    setShownFor(value);
    setText(value);
    setIsInvalid(false);
  }

  // A new value from outside replaces the text.
  if (value !== shownFor) reset();

  function commit({ validity, value: next }: HTMLInputElement) {
    setIsInvalid(!validity.valid);
    if (validity.valid && next !== value) onCommit(next);
  }

  function handleKeyDown({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
    if (key === 'Enter') commit(currentTarget);
    if (key === 'Escape') reset();
  }

  return (
    <TextField
      required
      {...rest}
      value={text}
      error={isInvalid ? invalidText : null}
      onChange={({ target }) => {
        setText(target.value);
        if (target.validity.valid) setIsInvalid(false);
      }}
      onKeyDown={handleKeyDown}
      onBlur={({ target }) => commit(target)}
    />
  );
}
