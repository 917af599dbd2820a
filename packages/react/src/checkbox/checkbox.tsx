import { type ReactNode, useId } from 'react';
import fieldStyles from '../field/field.module.css';
import { AlertIcon } from '../icon/icon.tsx';
import styles from './checkbox.module.css';

export interface CheckboxProps {
  /** May hold links, such as to the terms. */
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly disabled?: boolean;
  /** What is wrong and how to fix it. Announced when it appears. */
  readonly error?: string | null | undefined;
  readonly onChange: (checked: boolean) => void;
}

/** A consent or a choice that takes effect with its form. What takes effect at once is a `Switch`. */
export function Checkbox({ label, checked, disabled = false, error, onChange }: CheckboxProps) {
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={styles.checkbox}>
      <input
        id={id}
        type="checkbox"
        className={styles.input}
        checked={checked}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={errorId}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {error ? (
        <p id={errorId} role="alert" className={fieldStyles.error}>
          <AlertIcon />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}
