import { QuantityStepper, type QuantityStepperProps } from '@cangkir/react';
import type { ReactNode } from 'react';
import styles from './quantity-row.module.css';

interface QuantityRowProps extends QuantityStepperProps {
  /** What is counted. */
  readonly children: ReactNode;
}

/** A quantity with its stepper at the end of the line. */
export function QuantityRow({ children, ...stepper }: QuantityRowProps) {
  return (
    <div className={styles.row}>
      <p>{children}</p>
      <QuantityStepper {...stepper} />
    </div>
  );
}
