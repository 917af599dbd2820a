import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import { useKeptInView } from '../use-kept-in-view/use-kept-in-view.ts';
import styles from './otp-field.module.css';

export interface OtpFieldProps extends FieldTexts {
  /** The digits so far. */
  readonly value: string;
  /** Gets digits alone, at most `length`: a pasted "123 456" arrives as `123456`. */
  readonly onChange: (digits: string) => void;
  /** Called when the last digit comes, by hand, paste or autofill. */
  readonly onComplete?: (code: string) => void;
  /** How many digits the code has. */
  readonly length: number;
  readonly autoFocus?: boolean;
}

/** A code from an SMS. One input and not six boxes: split boxes break the autofill of iOS. */
export function OtpField({
  label,
  hint,
  error,
  value,
  onChange,
  onComplete,
  length,
  ...rest
}: OtpFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useKeptInView(input);

  function handleChange(event: ChangeEvent<HTMLInputElement>): void {
    const digits = digitsOf(event.target.value).slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  }

  return (
    <Field label={label} hint={hint} error={error}>
      {(fieldProps) => (
        <div className={styles.otp}>
          <input
            {...rest}
            {...fieldProps}
            ref={input}
            className={styles.input}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="done"
            spellCheck={false}
            value={value}
            onChange={handleChange}
          />
          <div className={styles.slots} style={{ '--slots': length }} aria-hidden="true">
            {slotsOf(value, length)}
          </div>
        </div>
      )}
    </Field>
  );
}

/** The digits of a text, which may be full-width: keyboards for Chinese type those. */
function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}

/** The digits in their frames: the one that waits for the next digit is marked. */
function slotsOf(value: string, length: number): ReactNode {
  return Array.from({ length }, (_, index) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: the slots never change places
      key={index}
      className={classNames(styles.slot, index === value.length && styles.next)}
    >
      {value[index]}
    </span>
  ));
}
