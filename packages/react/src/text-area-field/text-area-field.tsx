import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import fieldStyles from '../field/field.module.css';
import { Field, type FieldTexts } from '../field/field.tsx';
import styles from './text-area-field.module.css';

export interface TextAreaFieldProps
  extends Omit<
      ComponentProps<'textarea'>,
      'id' | 'className' | 'style' | 'aria-describedby' | 'aria-invalid'
    >,
    FieldTexts {}

/** Several lines of text. */
export function TextAreaField({ label, hint, error, rows = 3, ...rest }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(fieldProps) => (
        <textarea
          {...rest}
          {...fieldProps}
          rows={rows}
          className={classNames(fieldStyles.control, styles.area)}
        />
      )}
    </Field>
  );
}
