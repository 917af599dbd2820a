import { countCharacters } from '@cangkir/core/characters';
import { useEffect, useState } from 'react';
import { TextAreaField, type TextAreaFieldProps } from '../text-area-field/text-area-field.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './counted-text-area.module.css';

export interface CountedTextAreaProps
  extends Omit<TextAreaFieldProps, 'value' | 'defaultValue' | 'onChange'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Says how many characters were typed, as people count them: `(count) => "5 of at least 8"`. */
  readonly countText: (count: number) => string;
}

/** How long the person pauses before the count is announced. */
export const PAUSE_MS = 1000;

/** Several lines of text with a live count below. */
export function CountedTextArea({ value, onChange, countText, ...rest }: CountedTextAreaProps) {
  const count = countCharacters(value);
  const announced = useAfterPause(count);
  return (
    <div className={styles.counted}>
      <TextAreaField {...rest} value={value} onChange={({ target }) => onChange(target.value)} />
      <p aria-hidden="true" className={styles.count}>
        {countText(count)}
      </p>
      <VisuallyHidden>
        <output>{countText(announced)}</output>
      </VisuallyHidden>
    </div>
  );
}

/** The count, once it has stayed the same for a while. Screen readers can't follow every key. */
function useAfterPause(count: number): number {
  const [settled, setSettled] = useState(count);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(count), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return settled;
}
