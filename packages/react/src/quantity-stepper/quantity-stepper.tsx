import { useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './quantity-stepper.module.css';

export interface QuantityStepperProps {
  /** What is counted. For screen readers: the text beside the stepper says it to others. */
  readonly label: string;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** What a tap adds or takes; 1 if omitted. */
  readonly step?: number;
  readonly onChange: (value: number) => void;
}

/** A small number with a button on either side. At a limit its button ignores taps and keeps the focus. */
export function QuantityStepper({
  label,
  decreaseLabel,
  increaseLabel,
  value,
  min,
  max,
  step = 1,
  onChange,
}: QuantityStepperProps) {
  const labelId = useId();

  function change(next: number): void {
    if (next >= min && next <= max) onChange(next);
  }

  return (
    <fieldset aria-labelledby={labelId} className={styles.stepper}>
      <VisuallyHidden>
        <span id={labelId}>{label}</span>
      </VisuallyHidden>
      <IconButton
        label={decreaseLabel}
        aria-disabled={value <= min}
        onClick={() => change(value - step)}
      >
        <Icon name="minus" size={1.25} />
      </IconButton>
      {/* An output announces its changes. */}
      <output aria-labelledby={labelId} className={styles.value}>
        {value}
      </output>
      <IconButton
        label={increaseLabel}
        aria-disabled={value >= max}
        onClick={() => change(value + step)}
      >
        <Icon name="plus" size={1.25} />
      </IconButton>
    </fieldset>
  );
}
