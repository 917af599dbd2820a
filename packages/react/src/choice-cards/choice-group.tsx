import { type ReactNode, useId } from 'react';
import fieldStyles from '../field/field.module.css';
import { Icon } from '../icon/icon.tsx';
import styles from './choice-cards.module.css';

/** The texts around a group of choices. */
export interface ChoiceGroupTexts {
  readonly label: string;
  /** What is wrong and how to fix it. Announced when it appears. */
  readonly error?: string | null | undefined;
}

interface ChoiceGroupProps extends ChoiceGroupTexts {
  readonly role: 'radiogroup' | 'group';
  readonly children: ReactNode;
}

/** The label and the error of a group of choices. */
export function ChoiceGroup({ label, error, role, children }: ChoiceGroupProps) {
  const errorId = useId();
  return (
    <fieldset
      role={role}
      className={styles.group}
      data-invalid={Boolean(error)}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      {error ? (
        <p id={errorId} role="alert" className={fieldStyles.error}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      ) : null}
      {children}
    </fieldset>
  );
}
