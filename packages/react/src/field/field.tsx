import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

/** The texts around the input of a field. */
export interface FieldTexts {
  readonly label: string;
  /** Help that stays while the person types. */
  readonly hint?: ReactNode;
  /** What is wrong and how to fix it. Announced when it appears. */
  readonly error?: string | null | undefined;
}

/** The attributes that connect the input with its label, hint and error. */
export interface FieldInputProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
}

interface FieldProps extends FieldTexts {
  readonly children: (input: FieldInputProps) => ReactNode;
}

/** The label, hint and error of a field. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter((part) => part !== undefined).join(' ');

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': Boolean(error),
      })}
      {error ? (
        <p id={errorId} role="alert" className={styles.error}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
