import { type ComponentProps, type ReactNode, useImperativeHandle, useRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import { useKeptInView } from '../use-kept-in-view/use-kept-in-view.ts';
import styles from './text-field.module.css';

type InputProps = Omit<
  ComponentProps<'input'>,
  'id' | 'className' | 'style' | 'aria-describedby' | 'aria-invalid'
>;

export interface TextFieldProps extends InputProps, FieldTexts {
  /** Before the input, inside its frame, such as a {@link CountryButton}. */
  readonly leading?: ReactNode;
  /** After the input, inside its frame. */
  readonly trailing?: ReactNode;
}

/**
 * One line of text. Everything an input takes passes through: ask for the right keyboard with
 * `inputMode`, `autoComplete` and `enterKeyHint`.
 */
export function TextField({
  label,
  hint,
  error,
  leading,
  trailing,
  type = 'text',
  ref,
  ...rest
}: TextFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  useKeptInView(input);

  return (
    <Field label={label} hint={hint} error={error}>
      {(fieldProps) => (
        <div className={styles.frame}>
          {leading}
          <input
            {...rest}
            {...fieldProps}
            ref={input}
            type={type}
            className={classNames(styles.input, leading !== undefined && styles.besides)}
          />
          {trailing}
          <span className={styles.ring} />
        </div>
      )}
    </Field>
  );
}
