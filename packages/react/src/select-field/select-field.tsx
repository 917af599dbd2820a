import type { ComponentProps } from 'react';
import styles from '../field/field.module.css';
import { Field, type FieldTexts } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';

export interface SelectFieldProps
  extends Omit<
      ComponentProps<'select'>,
      'id' | 'className' | 'style' | 'aria-describedby' | 'aria-invalid'
    >,
    FieldTexts {}

/** One choice out of a list, in the picker of the system. The options are its children. */
export function SelectField({ label, hint, error, ...rest }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(fieldProps) => (
        <span className={styles.select}>
          <select {...rest} {...fieldProps} className={styles.control} />
          <Icon name="down" size={1.25} />
        </span>
      )}
    </Field>
  );
}
